import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from '../lib/api';

const api = vi.hoisted(() => ({ chat: vi.fn(), position: vi.fn(), hint: vi.fn(), log: vi.fn(), plans: vi.fn() }));
const played = vi.hoisted(() => [] as string[]);
const complaints = vi.hoisted(() => [] as unknown[]);
vi.mock('../lib/api', () => ({ api, newKey: () => crypto.randomUUID() }));
vi.mock('../lib/settings.svelte', () => ({
  settings: { rest: 0, lang: 'en', recap: true },
  t: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(' '),
  say: (message: { key: string }) => `said ${message.key}`,
}));
vi.mock('../lib/motion', () => ({
  moving: (change: () => void) => {
    change();
    return Promise.resolve();
  },
}));
vi.mock('../lib/screen.svelte', () => ({ screen: { size: 'wide' } }));
vi.mock('../lib/session.svelte', () => ({
  complain: (error: unknown) => complaints.push(error),
  wordsFor: ({ message }: { message: { text: string } }) => message.text,
}));
vi.mock('../lib/router.svelte', () => ({ router: {} }));
vi.mock('../lib/sound', () => ({ play: (sound: string) => played.push(sound) }));
vi.mock('../lib/seats', () => ({ seatName: (seat: { name: string }) => seat.name }));

import { Socket, stubWindow } from '../lib/socket.double';
import { Sitting } from './sitting.svelte';

const words = (token: string) => ({ token, label: { key: token, args: {}, text: token } });
const asked = (seat: number, ...tokens: string[]) => ({ kind: 'Act', seat, options: tokens.map(words), refused: [] });
const ADA = { seat: 0, name: 'Ada', kind: 'person', yours: true };
const BOB = { seat: 1, name: 'Bob', kind: 'person', yours: false };
const BOT = { seat: 1, name: 'Bot', kind: 'bot', yours: false };

/** A position after so many lines, for Ada, who is to move. */
function at(seq: number, more: object = {}): Position {
  const position = {
    type: 'position',
    game: 'village',
    seq,
    revision: seq,
    events_from: seq,
    events: [],
    seat: 0,
    seats: [ADA, BOT],
    to_move: 0,
    moved: null,
    question: asked(0, 'take:a', 'take:b'),
    waiting_for_confirm: false,
    over: false,
    scores: [{ total: 0 }, { total: 0 }],
    recap: [],
    rematch: null,
    undo_request: null,
  };
  return { ...position, ...more } as unknown as Position;
}

let sitting: Sitting;
/** Something the server tells. */
async function tell(...messages: object[]): Promise<void> {
  for (const message of messages) Socket.last.say(message);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  stubWindow();
  played.length = 0;
  complaints.length = 0;
  for (const call of Object.values(api)) call.mockReset();
  api.chat.mockResolvedValue({ lines: [] });
  api.plans.mockResolvedValue({ seats: [] });
  sitting = new Sitting('t1', null);
  Socket.last.open();
});
afterEach(() => {
  sitting.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an answer', () => {
  it('is sent for the seat and the line that were asked, once', async () => {
    await tell(at(3, { question: asked(0, 'take:a', 'take:b') }));
    sitting.offers.answer('take:a');
    sitting.offers.answer('take:b');
    expect(Socket.last.sent).toMatchObject([{ type: 'answer', seat: 0, seq: 3, token: 'take:a' }]);
    await tell(at(4));
    sitting.offers.answer('take:b');
    expect(Socket.last.sent).toMatchObject([{ token: 'take:a' }, { seq: 4, token: 'take:b' }]);
  });

  it('cannot be given to an earlier moment', async () => {
    await tell(at(3));
    api.position.mockResolvedValue(at(1, { at: 1 }));
    await sitting.look(1);
    expect(sitting.position?.seq).toBe(1);
    sitting.offers.answer('take:a');
    expect(Socket.last.sent).toEqual([]);
    sitting.step(2);
    expect(sitting.position?.seq).toBe(3);
    sitting.offers.answer('take:a');
    expect(Socket.last.sent.length).toBe(1);
  });

  it('closes what was open about the question before', async () => {
    await tell(at(3));
    sitting.offers.press(['take:a', 'take:b'], {} as Element);
    expect(sitting.offers.menu).not.toBeNull();
    await tell(at(4));
    expect(sitting.offers.menu).toBeNull();
  });
});

describe('several people at one device', () => {
  const two = { seats: [ADA, { ...BOB, yours: true }] };

  it('have a cover between them, under which nothing is offered', async () => {
    await tell(at(3, two));
    expect([sitting.covered, sitting.offers.mine]).toEqual([true, false]);
    sitting.uncovered = 0;
    expect([sitting.covered, sitting.offers.mine]).toEqual([false, true]);
    await tell(at(4, { ...two, seat: 1, to_move: 1, question: asked(1, 'take:c') }));
    expect([sitting.covered, sitting.offers.mine]).toEqual([true, false]);
  });

  it('need none when the game is over, or alone', async () => {
    await tell(at(3, { ...two, over: true }));
    expect(sitting.covered).toBe(false);
    await tell(at(4));
    expect(sitting.covered).toBe(false);
  });
});

describe('what is heard', () => {
  it('is a bell for the reader, a knock for what others do, a low bell for the end', async () => {
    const theirs = { question: null, to_move: 1 };
    await tell(at(1, theirs));
    await tell(at(2, theirs));
    await tell(at(3));
    await tell(at(4, { over: true, question: null }));
    expect(played).toEqual(['knock', 'bell', 'low-bell']);
  });

  it("is a rival's turn in words, as a whole when it is over, without what the board keeps quiet about", async () => {
    const line = (seq: number, key: string, seat: number | null = 1) => ({ events: [{ seq, key, seat }] });
    const theirs = { question: null, to_move: 1, moved: 1 };
    sitting.ui = { quiet: new Set(['shuffled']) } as never;
    await tell(at(1, theirs));
    await tell(at(2, { ...theirs, ...line(2, 'took') }));
    expect(sitting.said).toBe('');
    await tell(at(3, { ...theirs, ...line(3, 'shuffled', null) }));
    await tell(at(4, { moved: 1, to_move: 0, ...line(4, 'built') }));
    expect(sitting.said).toBe('said took said built');
    await tell(at(5, { moved: 0, to_move: 1, ...line(5, 'mine', 0) }));
    expect(sitting.said).toBe('said took said built');
  });

  it("is nothing before the game's words are there, and then what was missed", async () => {
    const line = (seq: number, key: string) => ({ moved: 1, to_move: 0, events: [{ seq, key, seat: 1 }] });
    await tell(at(1));
    await tell(at(2, line(2, 'took')));
    expect(sitting.said).toBe('');
    sitting.ui = {} as never;
    await tell(at(3, line(3, 'built')));
    expect(sitting.said).toBe('said took said built');
  });
});

describe('a turn', () => {
  it('is handed on, taken back and started over only by whose it is', async () => {
    await tell(at(3, { waiting_for_confirm: true, question: null }));
    expect(sitting.confirming).toBe(true);
    sitting.act('confirm');
    expect(Socket.last.sent).toMatchObject([{ type: 'confirm', seat: 0, seq: 3 }]);
    await tell(at(4, { waiting_for_confirm: true, to_move: 1 }));
    expect(sitting.confirming).toBe(false);
    await tell(at(5, { seat: null, waiting_for_confirm: true }));
    sitting.act('undo');
    expect(Socket.last.sent.length).toBe(1);
  });

  it('may be taken back by consent, given by the seat that is waited for', async () => {
    const seats = [ADA, { ...BOB, yours: true }, { ...BOB, seat: 2 }];
    await tell(at(3, { seats, undo_request: { waiting: [1, 2] } }));
    sitting.replyUndo(true);
    expect(Socket.last.sent).toMatchObject([{ type: 'undo_reply', seat: 1, agree: true }]);
  });
});

describe('a hint', () => {
  it('is for one who plays against bots only', async () => {
    await tell(at(3, { seats: [ADA, BOB] }));
    expect(sitting.mayAsk).toBe(false);
    await sitting.askHint();
    expect(api.hint).not.toHaveBeenCalled();
    await tell(at(4));
    expect(sitting.mayAsk).toBe(true);
  });

  it('holds as long as the position does', async () => {
    await tell(at(3));
    api.hint.mockResolvedValue({ token: 'take:b', reasons: [{ key: 'because' }], line: [{ key: 'then' }] });
    await sitting.askHint();
    await vi.advanceTimersByTimeAsync(0);
    expect(api.hint).toHaveBeenCalledWith('t1', 0, 3);
    expect(sitting.hint).toMatchObject({ token: 'take:b', text: 'web-hint-says said take:b' });
    expect(sitting.offers.pointed).toBe('take:b');
    expect([sitting.reasons, sitting.line]).toEqual([[{ key: 'because' }], [{ key: 'then' }]]);
    expect(sitting.advised).toBe('web-hint-says said take:b said because hint-line said then');
    sitting.closeHint();
    expect([sitting.reasons, sitting.line]).toEqual([[], []]);
    await tell(at(4));
    expect(sitting.hint).toBeNull();
  });

  it('that fails is told, and may be asked for again', async () => {
    await tell(at(3));
    api.hint.mockRejectedValue('no');
    await sitting.askHint();
    expect([complaints, sitting.hint]).toEqual([['no'], null]);
  });
});

it('counts the lines of the chat that were not read', async () => {
  await tell({ type: 'chat', line: { id: 1 } }, { type: 'chat', line: { id: 2 } });
  expect(sitting.unread).toBe(2);
  sitting.readChat(1);
  expect(sitting.unread).toBe(1);
  sitting.readChat(0);
  expect(sitting.unread).toBe(1);
});
