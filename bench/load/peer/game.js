// The peer's game: two players in turn take one of nine fields, also from each other, until so many moves are made.
// It is about as little game as there can be, so that boardgame.io's server is measured and not our skill with it.
const MOVES = 200; // about as many as the answers of a match of Village between two random players

// Further state that never changes, about so many bytes as JSON: 40 a piece. None unless asked for.
const pieces = Array.from({ length: Math.round(Number(process.env.LOAD_BALLAST || 0) / 40) }, (_, number) => (
  { id: 1000 + number, kind: 'grain', at: [number % 7, 3] }
));

const Claim = {
  name: 'claim',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ fields: Array(9).fill(null), moves: 0, pieces }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    claim: ({ G, playerID }, field) => {
      if (!(field in G.fields) || G.fields[field] === playerID) return 'INVALID_MOVE';
      G.fields[field] = playerID;
      G.moves += 1;
    },
  },
  endIf: ({ G }) => (G.moves >= MOVES ? { winner: G.fields[4] } : undefined),
};

module.exports = { Claim };
