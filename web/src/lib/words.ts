/**
 * Says messages in the reader's language, from the same Fluent files as the server and the terminal.
 *
 * A message is a key with arguments; arguments may be messages themselves. Their grammatical forms (attributes) reach
 * the message around them as further variables: form `acc` of `$what` is `$what-acc`.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { file } from './site';

export type Arg = number | string | Message | Message[];
export interface Message {
  key: string;
  args?: Record<string, Arg>;
}

/** The code of a language, such as `en`. */
export type Language = string;
const FALLBACK: Language = 'en';
/** The order in which languages are listed: these as they were added, then all others. */
const OLDEST = ['en', 'ru', 'pl'];
const FORMS = ['acc', 'at', 'from', 'of', 'to'];

/** What the server and its lessons say comes as text; the terminal, letters and notices are other places. */
const files = import.meta.glob<string>(
  [
    '../../../src/armorial/text/*/*.ftl',
    '!../../../src/armorial/text/*/cli.ftl',
    '!../../../src/armorial/text/*/lessons*.ftl',
    '!../../../src/armorial/text/*/mail.ftl',
    '!../../../src/armorial/text/*/server.ftl',
    '!../../../src/armorial/text/*/told.ftl',
  ],
  { query: '?raw', import: 'default' },
);
/** The words of every page; all other files are those of a game, of the pages of an account, or of the page of notices. */
const COMMON = ['core', 'web', 'pace', 'plans'];
const FOLDER = '../../../src/armorial/text/';
/** The languages that have a folder of words. */
export const LANGUAGES: readonly Language[] = (() => {
  const found = Object.keys(files).flatMap((path) => /\/text\/([a-z]+)\/core\.ftl$/.exec(path)?.[1] ?? []);
  return [...OLDEST.filter((code) => found.includes(code)), ...found.filter((code) => !OLDEST.includes(code))];
})();

const bundles = new Map<Language, FluentBundle>();
const loading = new Map<string, Promise<void>>();

/** Load the words of a language: those of every page, or those of a game besides. */
export async function load(language: Language, game?: string): Promise<void> {
  const folder = `${FOLDER}${language}/`;
  if (game !== undefined && !(`${folder}${game}.ftl` in files)) {
    // A game that came after this client was built: the server has its words.
    const path = file(`/api/words/${encodeURIComponent(language)}/${encodeURIComponent(game)}`);
    return add(path, language, () => fetch(path).then((reply) => (reply.ok ? reply.text() : '')));
  }
  const names = game === undefined ? COMMON : [game, `web-${game}`];
  // A game may have further files, such as that of the names in Legacy.
  const more = Object.keys(files).filter((path) => game !== undefined && path.startsWith(`${folder}${game}-`));
  const paths = [...names.map((name) => `${folder}${name}.ftl`), ...more];
  await Promise.all(paths.map((path) => add(path, language, () => files[path]?.() ?? Promise.resolve(''))));
}

/** Put words into the bundle of their language, once. */
function add(path: string, language: Language, fetched: () => Promise<string>): Promise<void> {
  let found = loading.get(path);
  if (!found) {
    found = fetched().then((text) => {
      const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      bundles.set(language, bundle);
    });
    found.catch(() => loading.delete(path));
    loading.set(path, found);
  }
  return found;
}

/** A piece of a sentence: words, a player, or an amount that has a symbol. */
export type Part =
  string | { kind: 'seat'; seat: number; text: string } | { kind: 'amount'; key: string; n: number; text: string };

/** Whether an amount of this key is shown as a symbol. */
export type HasSymbol = (key: string) => boolean;

/** Numbers below zero with a minus sign, which is not a hyphen. */
function withMinus(said: string, given: Record<string, string | number>): string {
  const below = Object.values(given).filter((value): value is number => typeof value === 'number' && value < 0);
  return below.reduce((text, n) => text.replaceAll(String(n), minus(n)), said);
}
/** A number with a minus sign, which is not a hyphen. */
export const minus = (n: number): string => String(n).replace('-', '−');

export class Speaker {
  constructor(
    readonly language: Language,
    private readonly onMissing: (language: Language) => void = () => {},
  ) {}

  has(key: string): boolean {
    return bundles.get(this.language)?.hasMessage(key) ?? false;
  }

  /** Words of the interface. */
  text(key: string, args?: Record<string, Arg>): string {
    return this.say(args ? { key, args } : { key });
  }

  /** A message in words; `names` are those of the players, by seat. */
  say(message: Message, names: readonly string[] = []): string {
    return this.forms(message, names, null, null)[''] ?? message.key;
  }

  /** A message in pieces, so that players get their shield and amounts their symbol. */
  parts(message: Message, names: readonly string[], symbol: HasSymbol): Part[] {
    const found: Part[] = [];
    const said = this.forms(message, names, symbol, found)[''] ?? message.key;
    return said
      .split(/\uE000(\d+)\uE001/)
      .map((piece, i): Part => (i % 2 ? (found[Number(piece)] as Part) : piece))
      .filter((part) => part !== '');
  }

  private forms(
    message: Message,
    names: readonly string[],
    symbol: HasSymbol | null,
    found: Part[] | null,
  ): Record<string, string> {
    let args = message.args ?? {};
    if (message.key === 'literal') return { '': String(args['text']) };
    if (message.key === 'seat') {
      const seat = Number(args['n']);
      const name = names[seat];
      if (name !== undefined) return { '': found ? mark(found, { kind: 'seat', seat, text: name }) : name };
      args = { n: seat + 1 };
    }
    if (found && symbol?.(message.key)) {
      const text = this.forms(message, names, null, null)[''] ?? message.key;
      return { '': mark(found, { kind: 'amount', key: message.key, n: Number(args['n'] ?? 1), text }) };
    }
    const bundle = this.bundleOf(message.key);
    const words = bundle?.getMessage(message.key);
    if (!bundle || !words) return { '': message.key };
    const given = this.variables(args, names, symbol, found);
    const forms: Record<string, string> = {};
    const errors: Error[] = [];
    const spoken: typeof bundle.formatPattern = (...pattern) => withMinus(bundle.formatPattern(...pattern), given);
    if (words.value !== null) forms[''] = spoken(words.value, given, errors);
    for (const [form, pattern] of Object.entries(words.attributes)) forms[form] = spoken(pattern, given, errors);
    return forms;
  }

  private variables(
    args: Record<string, Arg>,
    names: readonly string[],
    symbol: HasSymbol | null,
    found: Part[] | null,
  ): Record<string, string | number> {
    const given: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value !== 'object') {
        given[name] = value;
        continue;
      }
      const parts = (Array.isArray(value) ? value : [value]).map((part) => this.forms(part, names, symbol, found));
      given[name] = this.list(
        parts.map((part) => part[''] ?? ''),
        found,
      );
      for (const form of FORMS)
        given[`${name}-${form}`] = this.list(
          parts.map((part) => part[form] ?? part[''] ?? ''),
          found,
        );
    }
    return given;
  }

  /** Words in a list are separated; symbols of amounts stand side by side. */
  private list(parts: string[], found: readonly Part[] | null): string {
    if (parts.length < 2) return parts.join('');
    const symbols = parts.map((part) => found?.[Number(/^\uE000(\d+)\uE001$/.exec(part)?.[1] ?? NaN)]);
    if (symbols.every((symbol) => typeof symbol === 'object' && symbol.kind === 'amount')) return parts.join(' ');
    return this.text('list-and', { before: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' });
  }

  private bundleOf(key: string): FluentBundle | undefined {
    const own = bundles.get(this.language);
    if (own?.hasMessage(key)) return own;
    const fallback = bundles.get(FALLBACK);
    if (!fallback) this.onMissing(FALLBACK);
    return fallback?.hasMessage(key) ? fallback : undefined;
  }
}

function mark(found: Part[], part: Part): string {
  found.push(part);
  return `\uE000${found.length - 1}\uE001`;
}
