/** The server over HTTP. All types come from its own description (`npm run types`). */
import type {
  Account,
  Ahead,
  Analysis,
  AskFriend,
  Asked,
  Blocks,
  Box,
  BoxChoices,
  Boxes,
  BoxFile,
  BoxFileTaken,
  BoxState,
  Chat,
  ChatLine,
  Coaching,
  CourseInfo,
  DaysPuzzle,
  Failure,
  FilledIn,
  FillIn,
  Friends,
  FriendsHere,
  GameInfo,
  GameStatistics,
  Hint,
  History,
  Invitations,
  LessonStep,
  LessonWish,
  Log,
  MakeReport,
  MakeTable,
  MakeTournament,
  Me,
  MyPuzzles,
  MySeek,
  NoticeChoices,
  Notices,
  Notes,
  NumbersInfo,
  PasskeyOptions,
  PeopleHere,
  Plans,
  PlayNow,
  Position,
  Preferences,
  Problem,
  Profile,
  PuzzleList,
  PuzzleVerdict,
  Ranking,
  Reported,
  SeekWish,
  SeriesResults,
  SharedBox,
  SiteStatistics,
  TableInfo,
  TableList,
  TournamentList,
  TournamentPage,
  Unsubscribed,
  Vacations,
} from './api.gen';
import type { Channel } from './notices';
import { browser, connectionTo, type Connection, type Query } from './connection';
import { settings, t } from './settings.svelte';
import { toasts } from './toasts.svelte';
import { file } from './site';

export type * from './api.gen';
/** What a game shows; boards know the exact type of their own. */
export type GameView = Position['view'];

/** A request that was refused, or could not be made. */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem | null,
    readonly status: number,
  ) {
    super(problem?.message.text ?? String(status));
  }
  get code(): string {
    return this.problem?.code ?? 'offline';
  }
}

/** Ask whoever answers for this path, or the one that is named. */
async function askOf<T>(who: Connection, method: string, path: string, body?: unknown, query: Query = {}): Promise<T> {
  const given = Object.entries({ lang: settings.lang, ...query }).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [[key, String(value)]],
  );
  const request = { method, path, query: Object.fromEntries(given) as Record<string, string>, body };
  const reply = await who
    .ask({ ...request, ...(method === 'GET' ? {} : { key: newKey() }) })
    .catch(() => Promise.reject(new ApiError(null, 0)));
  if (reply.status < 200 || reply.status > 299) {
    const failure = read<Failure>(reply.text);
    // Whoever is banned is told so on every page, also where a list would just stay empty.
    const said = failure?.error.message;
    if (said?.key.startsWith('server-banned')) toasts.show(said.text, 'bad');
    if (failure && said && !said.text) said.text = t(said.key);
    throw new ApiError(failure?.error ?? null, reply.status);
  }
  return (reply.type.includes('json') ? JSON.parse(reply.text) : reply.text) as T;
}
const ask = <T>(method: string, path: string, body?: unknown, query?: Query) =>
  askOf<T>(connectionTo(path), method, path, body, query);

function read<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

/** A key that makes a request safe to repeat. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  // Only secure pages have randomUUID; a server in the home network is often not one.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A table, and the secret of its invite link if it was come to by one. */
export interface TableRef {
  id: string;
  invite: string | null;
}

/** Somebody at a table: on a seat, or who said something. */
type Where = { seat: number } | { line: number };

const boxAt = (game: string) => `/boxes/${encodeURIComponent(game)}`;
const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<GameInfo[]>('GET', '/games'),
  /** In this language, or in English if nobody has translated them; at a table with its numbers. */
  rules: async (game: string, lang: string, table: TableRef | null = null) => {
    const path = table ? `${at(table.id)}/rules` : `/rules/${encodeURIComponent(game)}`;
    const query = { lang, ...(table?.invite ? { invite: table.invite } : {}) };
    const reply = await connectionTo(path).ask({ method: 'GET', path, query });
    if (reply.status !== 200) throw new ApiError(null, reply.status);
    return { text: reply.text, language: reply.language ?? lang };
  },

  me: () => ask<Me>('GET', '/me'),
  beGuest: (name: string) => ask<Me>('POST', '/me', { name }),
  changeMe: (change: { name?: string; settings?: Preferences }) => ask<Me>('PATCH', '/me', change),
  signUp: (login: string, password: string) => ask<Me>('POST', '/account', { login, password }),
  signIn: (login: string, password: string) => ask<Me>('POST', '/sign-in', { login, password }),
  signOut: () => ask<Me>('POST', '/sign-out', {}),
  deleteMe: (password: string | null) => ask<Me>('POST', '/delete-me', { password }),

  account: () => ask<Account>('GET', '/account'),
  endDevice: (id: string) => ask<Account>('POST', `/account/devices/${id}/sign-out`, {}),
  endOthers: () => ask<Account>('POST', '/account/sign-out-others', {}),
  changeLogin: (login: string, password: string | null) => ask<Account>('POST', '/account/login', { login, password }),
  changePassword: (current: string | null, password: string) =>
    ask<Account>('POST', '/account/password', { current, password }),
  changeEmail: (email: string | null, password: string | null) =>
    ask<Account>('POST', '/account/email', { email, password }),
  confirmEmail: (code: string) => ask<Account>('POST', '/account/email/confirm', { code }),
  askRecovery: (who: string) => ask<Asked>('POST', '/recover', { who }),
  recover: (code: string, password: string) => ask<Me>('POST', '/recover/finish', { code, password }),
  optionsToAdd: (password: string | null) => ask<PasskeyOptions>('POST', '/account/passkeys/options', { password }),
  addPasskey: (credential: unknown, name: string) => ask<Account>('POST', '/account/passkeys', { credential, name }),
  renamePasskey: (id: string, name: string) => ask<Account>('PATCH', `/account/passkeys/${id}`, { name }),
  removePasskey: (id: string) => ask<Account>('DELETE', `/account/passkeys/${id}`),
  vacations: () => ask<Vacations>('GET', '/account/vacations'),
  takeVacation: (begins: number, ends: number) => ask<Vacations>('POST', '/account/vacations', { begins, ends }),
  endVacation: (id: number) => ask<Vacations>('POST', `/account/vacations/${id}/end`, {}),
  optionsToUse: () => ask<PasskeyOptions>('POST', '/passkey/options', {}),
  usePasskey: (credential: unknown) => ask<Me>('POST', '/passkey/sign-in', { credential }),

  notices: () => ask<Notices>('GET', '/notices'),
  chooseNotices: (choices: NoticeChoices) => ask<Notices>('PUT', '/notices', choices),
  addPush: (subscription: PushSubscriptionJSON) => ask<Notices>('POST', '/notices/push', subscription),
  removePush: (id: string) => ask<Notices>('DELETE', `/notices/push/${id}`),
  tryNotice: (channel: Channel) => ask<Notices>('POST', '/notices/try', { channel }),
  forgetGivenUp: () => ask<Notices>('POST', '/notices/given-up/forget', {}),
  stopLetters: (token: string) => ask<Unsubscribed>('POST', '/notices/unsubscribe', undefined, { token }),

  boxes: () => ask<Boxes>('GET', '/boxes'),
  box: (game: string) => ask<Box>('GET', boxAt(game)),
  boxPrinted: (game: string) => ask<unknown>('GET', `${boxAt(game)}/printed`),
  /** By path; null takes a number back. Whoever calls this has asked about odd ones. */
  fillBox: (game: string, changes: FillIn['changes']) =>
    ask<FilledIn>('PUT', boxAt(game), { changes, sure: Object.keys(changes) }),
  uploadBox: (game: string, wish: BoxFile) => ask<BoxFileTaken>('POST', `${boxAt(game)}/file`, wish),
  chooseBox: (game: string, wish: BoxChoices) => ask<BoxState>('PUT', `${boxAt(game)}/choices`, wish),
  shareBox: (game: string) => ask<BoxState>('POST', `${boxAt(game)}/share`, {}),
  stopSharingBox: (game: string) => ask<BoxState>('DELETE', `${boxAt(game)}/share`),
  sharedBox: (code: string) => ask<SharedBox>('GET', `/boxes/shared/${encodeURIComponent(code)}`),

  lessons: () => ask<CourseInfo[]>('GET', '/lessons'),
  lessonStep: (game: string, lesson: string, wish: LessonWish) =>
    ask<LessonStep>('POST', `/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, wish),

  tables: (query: Query = {}) => ask<TableList>('GET', '/tables', undefined, query),
  myTables: () => ask<TableList>('GET', '/my/tables'),
  seek: () => ask<MySeek>('GET', '/seek'),
  seekOthers: (wish: SeekWish) => ask<MySeek>('POST', '/seek', wish),
  stopSeeking: () => ask<MySeek>('DELETE', '/seek'),
  friends: () => ask<Friends>('GET', '/friends'),
  askFriend: (whom: AskFriend) => ask<Friends>('POST', '/friends', whom),
  acceptFriend: (id: number) => ask<Friends>('POST', `/friends/${id}/accept`, {}),
  /** Be friends no longer, decline, or take back what one has asked. */
  part: (id: number) => ask<Friends>('DELETE', `/friends/${id}`),
  tournaments: () => ask<TournamentList>('GET', '/tournaments'),
  makeTournament: (wish: MakeTournament) => ask<TournamentPage>('POST', '/tournaments', wish),
  tournament: (id: string, invite: string | null) =>
    ask<TournamentPage>('GET', `/tournaments/${id}`, undefined, { invite }),
  enterTournament: (id: string, invite: string | null) =>
    ask<TournamentPage>('POST', `/tournaments/${id}/enter`, { invite }),
  leaveTournament: (id: string) => ask<TournamentPage>('POST', `/tournaments/${id}/leave`, {}),
  beginRound: (id: string, round: number) =>
    ask<TournamentPage>('POST', `/tournaments/${id}/begin`, { number_of_round: round }),
  cancelTournament: (id: string) => ask<TournamentPage>('POST', `/tournaments/${id}/cancel`, {}),
  removeEntrant: (id: string, entrant: number, round: number) =>
    ask<TournamentPage>('POST', `/tournaments/${id}/remove`, { entrant, number_of_round: round }),
  invitations: () => ask<Invitations>('GET', '/invitations'),
  acceptInvitation: (id: number) => ask<TableInfo>('POST', `/invitations/${id}/accept`, {}),
  declineInvitation: (id: number) => ask<Invitations>('DELETE', `/invitations/${id}`),
  myProfile: () => ask<Profile>('GET', '/my/profile'),
  profile: (person: string) => ask<Profile>('GET', `/people/${encodeURIComponent(person)}`),
  /** Finished games of the reader, or of somebody with a public profile. */
  history: (person: string | null, query: Query) =>
    ask<History>(
      'GET',
      person === null ? '/my/history' : `/people/${encodeURIComponent(person)}/history`,
      undefined,
      query,
    ),
  statistics: () => ask<SiteStatistics>('GET', '/statistics'),
  gameStatistics: (game: string, seats: number, people: boolean) =>
    ask<GameStatistics>('GET', `/statistics/${encodeURIComponent(game)}/${seats}`, undefined, { people }),
  ranking: (game: string, seats: number) => ask<Ranking>('GET', `/rankings/${encodeURIComponent(game)}/${seats}`),
  makeTable: (wish: MakeTable) => ask<TableInfo>('POST', '/tables', wish),
  playNow: (wish: PlayNow) => ask<TableInfo>('POST', '/play-now', wish),
  importRecord: (record: string) => ask<TableInfo>('POST', '/import', { record }),
  /** Deletes a table of this browser. */
  forget: (id: string) => ask<unknown>('POST', `${at(id)}/forget`, {}),

  table: (id: string, invite: string | null) => ask<TableInfo>('GET', at(id), undefined, { invite }),
  numbers: (id: string, invite: string | null) => ask<NumbersInfo>('GET', `${at(id)}/numbers`, undefined, { invite }),
  join: (id: string, wish: { seat?: number; name?: string; invite?: string | null }) =>
    ask<TableInfo>('POST', `${at(id)}/join`, wish, { invite: wish.invite }),
  leave: (id: string, seat?: number) => ask<TableInfo>('POST', `${at(id)}/leave`, { seat }),
  putBot: (id: string, seat: number, bot: string | null) => ask<TableInfo>('POST', `${at(id)}/seats/${seat}`, { bot }),
  remove: (id: string, seat: number) => ask<TableInfo>('POST', `${at(id)}/remove`, { seat }),
  mute: (id: string, seat: number, muted: boolean) => ask<TableInfo>('POST', `${at(id)}/mute`, { seat, muted }),
  newInvite: (id: string) => ask<TableInfo>('POST', `${at(id)}/new-invite`, {}),
  close: (id: string, endGame: boolean) => ask<TableInfo>('POST', `${at(id)}/close`, { end_game: endGame }),
  start: (id: string, fill?: string) => ask<TableInfo>('POST', `${at(id)}/start`, { fill }),
  friendsHere: (id: string) => ask<FriendsHere>('GET', `${at(id)}/friends`),
  inviteFriend: (id: string, friend: number) => ask<FriendsHere>('POST', `${at(id)}/invite`, { friend }),
  series: (id: string, invite: string | null) => ask<SeriesResults>('GET', `${at(id)}/series`, undefined, { invite }),
  rematch: (id: string) => ask<TableInfo>('POST', `${at(id)}/rematch`, {}),
  /** About somebody whom the others wait for, or one's own seat that a bot keeps. */
  about: (what: 'remind' | 'let-bot' | 'claim' | 'back', id: string, seat: number) =>
    ask<TableInfo>('POST', `${at(id)}/${what}`, { seat }),
  sandbox: (
    id: string,
    { invite, ...wish }: { at?: number | null; seat?: number | null; bots?: boolean; invite?: string | null },
  ) => ask<TableInfo>('POST', `${at(id)}/sandbox`, wish, { invite }),
  analysis: (id: string, invite: string | null) => ask<Analysis>('GET', `${at(id)}/analysis`, undefined, { invite }),
  puzzles: () => ask<PuzzleList>('GET', '/puzzles'),
  puzzle: (day: string) => ask<DaysPuzzle>('GET', `/puzzles/${day}`),
  tryPuzzle: (day: string, token: string | null) => ask<PuzzleVerdict>('POST', `/puzzles/${day}/try`, { token }),
  beginAnalysis: (id: string, invite: string | null) =>
    ask<Analysis>('POST', `${at(id)}/analysis`, undefined, { invite }),

  position: (id: string, query: { at?: number; seat?: number | null; have?: number; invite?: string | null }) =>
    ask<Position>('GET', `${at(id)}/position`, undefined, query),
  log: (id: string, query: { since?: number; mine?: boolean; invite?: string | null }) =>
    ask<Log>('GET', `${at(id)}/log`, undefined, query),
  hint: (id: string, seat: number, seq: number) => ask<Hint>('POST', `${at(id)}/hint`, { seat, seq }),
  coach: (id: string, seat: number, seq: number) => ask<Coaching>('POST', `${at(id)}/coach`, { seat, seq }),
  plans: (id: string) => ask<Plans>('GET', `${at(id)}/plans`),
  lookAhead: (id: string, wish: { seat: number; seq: number; tokens: string[] }) =>
    ask<Ahead>('POST', `${at(id)}/plans/look`, wish),
  savePlan: (id: string, wish: { seat: number; seq: number; tokens: string[]; confirm: boolean }) =>
    ask<Plans>('PUT', `${at(id)}/plans`, wish),
  dropPlan: (id: string, seat: number) => ask<Plans>('POST', `${at(id)}/plans/drop`, { seat }),
  changeOrders: (
    id: string,
    wish: { seat: number; pass_on?: boolean; decline?: string; this_round?: boolean; ask?: string },
  ) => ask<Plans>('POST', `${at(id)}/orders`, wish),
  chat: (id: string, invite: string | null) => ask<Chat>('GET', `${at(id)}/chat`, undefined, { invite }),
  say: (id: string, text: string) => ask<ChatLine>('POST', `${at(id)}/chat`, { text }),
  people: (id: string, invite: string | null) => ask<PeopleHere>('GET', `${at(id)}/people`, undefined, { invite }),
  block: (id: string, where: Where, invite: string | null) => ask<Blocks>('POST', `${at(id)}/block`, where, { invite }),
  report: (id: string, wish: Where & Pick<MakeReport, 'reason' | 'words'>, invite: string | null) =>
    ask<Reported>('POST', `${at(id)}/report`, wish, { invite }),
  myPuzzles: () => ask<MyPuzzles>('GET', '/my/puzzles'),
  consentToPuzzles: (consent: boolean) => ask<MyPuzzles>('POST', '/my/puzzles', { consent }),
  blocks: () => ask<Blocks>('GET', '/blocks'),
  unblock: (block: number) => ask<Blocks>('DELETE', `/blocks/${block}`),
  notes: (id: string) => ask<Notes>('GET', `${at(id)}/notes`),
  putNotes: (id: string, text: string) => ask<Notes>('PUT', `${at(id)}/notes`, { text }),
};

/** The same in this browser, also on a server's pages. */
export const inBrowser = {
  games: () => askOf<GameInfo[]>(browser, 'GET', '/games'),
  myTables: () => askOf<TableList>(browser, 'GET', '/my/tables'),
  makeTable: (wish: MakeTable) => askOf<TableInfo>(browser, 'POST', '/tables', wish),
  playNow: (wish: PlayNow) => askOf<TableInfo>(browser, 'POST', '/play-now', wish),
  importRecord: (record: string) => askOf<TableInfo>(browser, 'POST', '/import', { record }),
};

/** Where the component file that comes with Armorial can be fetched. */
export function standardFile(game: string): string {
  return file(`/api/games/${encodeURIComponent(game)}/components`);
}

/** Where the reader's box can be fetched as a component file. */
export function boxFile(game: string): string {
  return file(`/api${boxAt(game)}/file`);
}

/** Where the printed numbers of a table are. Those of a private one are for its guests; the standard ones for all. */
export function numbersUrl(printed: string, invite: string | null): string {
  return invite && printed.startsWith('/api/tables/') ? `${printed}?invite=${encodeURIComponent(invite)}` : printed;
}

/** Where the record of a table can be fetched. */
export function tournamentResultsUrl(id: string, form: 'csv' | 'json', invite: string | null): string {
  return file(`/api/tournaments/${id}/results?form=${form}${invite ? `&invite=${encodeURIComponent(invite)}` : ''}`);
}

export function recordUrl(id: string, invite: string | null): string {
  return file(`/api${at(id)}/record${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`);
}
