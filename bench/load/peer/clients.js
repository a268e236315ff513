// Scripted players of boardgame.io: they speak its protocol as its own client does (`sync`, `update`), and no more.
//
//   node clients.js PORT MATCHES      then lines on the input: {"settle": s, "seconds": s, "think": s}
//
// Each such line is a slice: all matches go on, and after `settle` seconds the moves of `seconds` are counted.
const { randomInt } = require('node:crypto');
const readline = require('node:readline');
const { io } = require('socket.io-client');

const [port, matches] = process.argv.slice(2).map(Number);
const run = randomInt(1e9);
let playing = false;
let think = 0;
let counting = null;
let made = 0;

const now = () => Number(process.hrtime.bigint()) / 1e6;
const say = (message) => console.log(JSON.stringify(message));
const problem = (what) => { if (counting) counting.errors.push(what); else console.error(what); };

class Match {
  constructor(number) {
    this.number = number;
    this.round = 0;
    this.state = null;
    this.sent = [null, null]; // of each player: when, and for which state
    this.players = ['0', '1'].map((id) => this.player(id));
  }

  get id() { return `load-${run}-${this.number}-${this.round}`; }

  player(id) {
    const socket = io(`http://127.0.0.1:${port}/claim`, { transports: ['websocket'], forceNew: true, reconnection: false });
    socket.io.engine.on('packet', ({ data }) => { if (counting) counting.bytes += Buffer.byteLength(data || ''); });
    socket.on('connect', () => this.sync(socket, id));
    socket.on('disconnect', (why) => problem(`disconnected: ${why}`));
    socket.on('connect_error', (error) => problem(`cannot connect: ${error.message}`));
    socket.on('sync', (match, { state }) => {
      if (match === this.id) { this.ready = (this.ready || 0) + 1; if (this.ready === 2) this.begin(state); }
    });
    socket.on('update', (match, state) => {
      if (match !== this.id) return;
      if (this.sent[id]?.state + 1 === state._stateID) this.acknowledged(id);
      if (state.ctx.gameover) this.ended();
      else if (state.ctx.currentPlayer === id) this.turn(state); // as its client: from its own socket
    });
    return socket;
  }

  sync(socket, id) { socket.emit('sync', this.id, id, undefined, 2); }

  begin(state) {
    made += 1;
    if (made === matches) say({ ready: true });
    this.turn(state);
  }

  acknowledged(id) {
    if (counting) counting.latencies.push(now() - this.sent[id].at);
    this.sent[id] = null;
  }

  ended() {
    this.over = (this.over || 0) + 1;
    if (this.over === 2) this.again();
  }

  turn(state) {
    this.state = state;
    if (playing) this.pause();
  }

  pause() {
    if (think) setTimeout(() => this.move(), think * 1000 * (0.5 + Math.random()));
    else this.move();
  }

  move() {
    if (!playing || !this.state) return;
    const { G, ctx, _stateID } = this.state;
    const by = ctx.currentPlayer;
    const free = [...G.fields.keys()].filter((field) => G.fields[field] !== by);
    this.state = null;
    this.sent[by] = { at: now(), state: _stateID };
    if (counting) counting.sent += 1;
    const payload = { type: 'claim', args: [free[randomInt(free.length)]], playerID: by, credentials: undefined };
    this.players[Number(by)].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.id, by);
  }

  again() {
    if (counting) counting.restarts += 1;
    this.round += 1;
    this.ready = 0;
    this.over = 0;
    this.state = null;
    this.players.forEach((socket, id) => this.sync(socket, String(id)));
  }

  go() { if (this.state) this.pause(); }
}

const all = Array.from({ length: matches }, (_, number) => new Match(number));
const sleep = (seconds) => new Promise((done) => { setTimeout(done, seconds * 1000); });

async function slice({ settle, seconds, think: pause }) {
  playing = true;
  think = pause;
  all.forEach((match) => match.go());
  await sleep(settle);
  counting = { latencies: [], errors: [], sent: 0, bytes: 0, restarts: 0 };
  const began = now();
  say({ begun: true });
  await sleep(seconds);
  const { latencies, errors, sent, bytes, restarts } = counting;
  say({ ended: true });
  const took = (now() - began) / 1000;
  counting = null;
  playing = false;
  await sleep(1);
  const stuck = all.filter((match) => match.sent.some(Boolean) || !match.state).length;
  say({ seconds: took, latencies, errors: [...errors, ...Array(stuck).fill('no answer')], sent, bytes, restarts });
}

readline.createInterface({ input: process.stdin }).on('line', (line) => slice(JSON.parse(line))).on('close', () => process.exit(0));
