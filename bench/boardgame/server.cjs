// Two take turns to add one, on boardgame.io: no lobby, no bots. `node server.cjs PORT [LOG]`
// Without a log, as its documentation sets it up: all state is in memory, and gone when the process ends.
const { Server, SocketIO } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");
const { HoldingPublisher, LogStorage } = require("./storage.cjs");

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

const [port, log] = process.argv.slice(2);
const settings = { games: [game], origins: [/.*/] };
if (log) {
  const pubSub = new HoldingPublisher();
  settings.db = new LogStorage(log, pubSub);
  settings.transport = new SocketIO({ pubSub });
}
Server(settings).run({ port: Number(port), lobbyConfig: undefined }, () => console.log("ready"));
