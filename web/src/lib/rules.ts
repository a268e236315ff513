/** The rules of a game: fetched once, made safe, with a list of their headings. */
import DOMPurify from 'dompurify';
import { Marked } from 'marked';
import { api } from './api';

export interface Heading {
  id: string;
  text: string;
  level: number;
}
export interface Rules {
  html: string;
  headings: Heading[];
}

const known = new Map<string, Promise<Rules>>();

export function rulesOf(game: string): Promise<Rules> {
  let found = known.get(game);
  if (!found) {
    found = api.rules(game).then(render);
    found.catch(() => known.delete(game));
    known.set(game, found);
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

function wrapped(tag: string, inner: string): string {
  return `<${tag}>${inner}</${tag}>`;
}

export function render(markdown: string): Rules {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const text = inner.replace(/<[^>]*>/g, '');
        const id = slug(text);
        headings.push({ id, text, level: depth });
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
      },
      // A paragraph that begins with the anchor of a rule is that rule.
      paragraph({ tokens }) {
        const inner = this.parser.parseInline(tokens);
        const anchor = /^<a id="([\w-]+)"><\/a>/.exec(inner);
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
  const html = marked.parse(markdown, { async: false });
  return { html: DOMPurify.sanitize(html, { ADD_ATTR: ['tabindex'] }), headings };
}
