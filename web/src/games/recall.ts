/** What a rival did, told by lines of the log at a glance: a symbol, and who or what each is about. */
import type { Arg, Message } from '../lib/words';
import type { Recalled } from './board';

type Args = Readonly<Record<string, Arg>>;
/** The symbol of a line, if it needs one, and the arguments that are named. */
export type Told = readonly [icon: string | null | ((args: Args) => string | null), ...names: string[]];

/** The messages in an argument: itself, or all of a list. */
export function messagesIn(arg: Arg | undefined): Message[] {
  if (Array.isArray(arg)) return arg;
  return typeof arg === 'object' ? [arg] : [];
}

/** Tells the lines that are listed, by their keys without `prefix`; the others are not worth mentioning. */
export function recaller(prefix: string, told: Readonly<Record<string, Told>>): (line: Message) => Recalled | null {
  return ({ key, args = {} }) => {
    const found = key.startsWith(prefix) ? told[key.slice(prefix.length)] : undefined;
    if (!found) return null;
    const [icon, ...names] = found;
    const about = names.flatMap((name) => messagesIn(args[name]));
    return { icon: typeof icon === 'function' ? icon(args) : icon, about };
  };
}
