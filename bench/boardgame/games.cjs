// The games of bench/serving/count.py and cards.py, on boardgame.io.
const { INVALID_MOVE } = require("boardgame.io/core");

const CARDS = 52;
const HAND = 7;

const isIndex = (number, from, to) => Number.isInteger(number) && number >= from && number < to;

/** Two take turns to add one, two or three. */
const count = {
  name: "count",
  setup: () => ({ count: 0, last: null }),
  moves: {
    add: ({ G, playerID }, number) => {
      if (!isIndex(number, 1, 4)) return INVALID_MOVE;
      G.count += number;
      G.last = playerID;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

/** Discard a card of your hand, draw another. Only you see your hand. */
const cards = {
  name: "cards",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()]);
    return { hands: Array.from({ length: ctx.numPlayers }, () => deck.splice(0, HAND)), deck, pile: [] };
  },
  moves: {
    discard: ({ G, playerID, random }, index) => {
      const hand = G.hands[playerID];
      if (!isIndex(index, 0, hand.length)) return INVALID_MOVE;
      G.pile.push(...hand.splice(index, 1));
      if (G.deck.length === 0) G.deck = G.pile.splice(0, G.pile.length - 1);
      hand.push(...G.deck.splice(random.Die(G.deck.length) - 1, 1));
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    deck: G.deck.length,
    pile: G.pile,
  }),
};

module.exports = [count, cards];
