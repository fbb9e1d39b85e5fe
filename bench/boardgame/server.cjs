// Two take turns to add one, on boardgame.io as its documentation sets it up: state in memory, no lobby, no bots.
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const game = {
  name: "count",
  setup: () => ({ count: 0, last: null }),
  moves: {
    add: ({ G, playerID }, number) => {
      if (!Number.isInteger(number) || number < 1 || number > 3) return INVALID_MOVE;
      G.count += number;
      G.last = playerID;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [game], origins: [/.*/] });
server.run({ port: Number(process.argv[2]), lobbyConfig: undefined }, () => console.log("ready"));
