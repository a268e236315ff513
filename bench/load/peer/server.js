// boardgame.io's own server as it comes: with its storage in memory, or with its own storage in files in the folder
// LOAD_STORE. It says its port, and ends with its input.
const { FlatFile, Server, SocketIO } = require('boardgame.io/server');
const { Claim } = require('./game.js');

const dir = process.env.LOAD_STORE;
const db = dir ? new FlatFile({ dir }) : undefined;
// While the others are measured on a busy machine it may have to wait: nobody is to be thrown out for that.
const transport = new SocketIO({ socketOpts: { pingTimeout: 300000 } });
const server = Server({ games: [Claim], db, transport, origins: [/^http:\/\/127\.0\.0\.1:/] });
server.app.listen = ((listen) => (port, done) => listen.call(server.app, port, '127.0.0.1', done))(server.app.listen);
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(JSON.stringify({ port: appServer.address().port }));
});
process.stdin.on('end', () => process.exit(0)).resume();
