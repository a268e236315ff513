/** The rules of a game in a language: fetched once, made safe, in the parts of the page, with a list of their headings. */
import DOMPurify from 'dompurify';
import { Marked } from 'marked';
import { api, type TableRef } from './api';
import { divided, SYMBOLS, type Kind } from './divided';
import type { Language } from './words';

export interface Heading {
  id: string;
  text: string;
  level: number;
}
/** A piece of the page: text; a paragraph of the introduction, which may have a picture; the place of the symbols. */
export type Piece = { kind: Exclude<Kind, 'symbols'>; id: string; html: string } | { kind: 'symbols'; id: string };
export interface Rules {
  /** The language they are written in: English where nobody has translated them. */
  language: Language;
  pieces: Piece[];
  headings: Heading[];
}

const known = new Map<string, Promise<Rules>>();

/** With a table: with its numbers, which never change. */
export function rulesOf(game: string, language: Language, table: TableRef | null = null): Promise<Rules> {
  const key = `${language} ${game} ${table?.id ?? ''}`;
  let found = known.get(key);
  if (!found) {
    found = api.rules(game, language, table).then(({ text, language: written }) => render(text, written));
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}

/** An anchor at the beginning of a paragraph or heading. */
const ANCHOR = /^<a id="([\w-]+)"><\/a>/;

function wrapped(tag: string, inner: string): string {
  return `<${tag}>${inner}</${tag}>`;
}

export function render(markdown: string, language: Language = 'en'): Rules {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      // A translated heading has the address of the English one, as an anchor.
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const anchor = ANCHOR.exec(inner);
        const shown = anchor ? inner.slice(anchor[0].length) : inner;
        const text = shown.replace(/<[^>]*>/g, '');
        const id = anchor?.[1] ?? slug(text);
        headings.push({ id, text, level: depth });
        return `<h${depth} id="${id}">${shown}</h${depth}>\n`;
      },
      // A paragraph that begins with the anchor of a rule is that rule.
      paragraph({ tokens }) {
        const inner = this.parser.parseInline(tokens);
        const anchor = ANCHOR.exec(inner);
        return anchor
          ? `<p class="rule-text" id="${anchor[1]}">${inner.slice(anchor[0].length)}</p>\n`
          : `<p>${inner}</p>\n`;
      },
      // What may scroll sideways can be reached with the keyboard.
      code({ text }) {
        return `<pre tabindex="0"><code>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</code></pre>\n`;
      },
      table(token) {
        const cells = (row: typeof token.header, tag: string) =>
          `<tr>${row.map((cell) => wrapped(cell.text ? tag : 'td', this.parser.parseInline(cell.tokens))).join('')}</tr>`;
        const body = token.rows.map((row) => cells(row, 'td')).join('');
        return `<div class="wide-table" tabindex="0"><table><thead>${cells(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });
  const pieces = divided(marked.lexer(markdown)).map((piece): Piece => {
    if (piece.kind === 'symbols') {
      headings.push({ id: SYMBOLS, text: '', level: 2 });
      return { kind: 'symbols', id: SYMBOLS };
    }
    const html = DOMPurify.sanitize(marked.parser(piece.tokens), { ADD_ATTR: ['tabindex'] });
    return { kind: piece.kind, id: piece.id, html };
  });
  return { language, pieces, headings };
}
