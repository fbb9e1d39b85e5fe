// The games on boardgame.io, without lobby and bots: `node server.cjs PORT [LOG]`
// Without a log, as its documentation sets it up: all state is in memory, and gone when the process ends.
const { Server, SocketIO } = require("boardgame.io/server");
const games = require("./games.cjs");
const { HoldingPublisher, LogStorage } = require("./storage.cjs");

const [port, log] = process.argv.slice(2);
const settings = { games, origins: [/.*/] };
if (log) {
  const pubSub = new HoldingPublisher();
  settings.db = new LogStorage(log, pubSub);
  settings.transport = new SocketIO({ pubSub });
}
Server(settings).run({ port: Number(port), lobbyConfig: undefined }, () => console.log("ready"));
