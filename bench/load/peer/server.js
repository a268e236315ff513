// boardgame.io's own server as it comes, with its storage in memory. It says its port, and ends with its input.
const { Server } = require('boardgame.io/server');
const { Claim } = require('./game.js');

const server = Server({ games: [Claim], origins: [/^http:\/\/127\.0\.0\.1:/] });
server.app.listen = ((listen) => (port, done) => listen.call(server.app, port, '127.0.0.1', done))(server.app.listen);
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(JSON.stringify({ port: appServer.address().port }));
});
process.stdin.on('end', () => process.exit(0)).resume();
