/** The parts of a rules page, in the order of its markdown. */
import type { Token, Tokens } from 'marked';

/** Text; a paragraph of the introduction, which may have a picture; the place of the symbols. */
export type Kind = 'text' | 'five' | 'symbols';
/** The address of the symbols, in every language. */
export const SYMBOLS = 'symbols';

export interface Division {
  kind: Kind;
  id: string;
  tokens: Token[];
}

/** The introduction paragraph by paragraph, each with the lists and tables that belong to it; then the symbols; the rest. */
export function divided(tokens: readonly Token[]): Division[] {
  const found: Division[] = [{ kind: 'text', id: 'top', tokens: [] }];
  let chapters = 0;
  for (const token of tokens) {
    const five = token.type === 'paragraph' ? /^<a id="(five-[\w-]+)">/.exec(token.raw)?.[1] : undefined;
    const led = token.type === 'paragraph' && token.raw.startsWith('**');
    const chapter = token.type === 'heading' && (token as Tokens.Heading).depth === 2;
    if (chapter) chapters++;
    if (chapter && chapters === 2) found.push({ kind: 'symbols', id: SYMBOLS, tokens: [] });
    if (five) found.push({ kind: 'five', id: five, tokens: [] });
    else if (found.at(-1)?.kind !== 'text' && (led || token.type === 'heading'))
      found.push({ kind: 'text', id: `after-${found.at(-1)?.id}`, tokens: [] });
    found.at(-1)?.tokens.push(token);
  }
  return found;
}
