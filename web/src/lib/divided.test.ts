import { marked } from 'marked';
import { expect, test } from 'vitest';
import { divided } from './divided';

const PAGE = `# Chess: the rules

*Chess* is old.

## The game in five minutes

You have sixteen pieces.

<a id="five-move"></a>**A move.** Move one.

- **King.** One step.

It may take another.

**Advice.** Think.

<a id="five-end"></a>**The end.** The king falls.

## Reference

<a id="C-01"></a>**C-01 Players.** Two.

## How sure the numbers are

Known.
`;
const words = (kind: string) =>
  divided(marked.lexer(PAGE))
    .filter((part) => part.kind === kind)
    .map((part) => [part.id, part.tokens.map((token) => token.raw).join('')] as const);

test('a paragraph of the introduction takes along what belongs to it', () => {
  const five = words('five');
  expect(five.map(([id]) => id)).toEqual(['five-move', 'five-end']);
  expect(five[0]?.[1]).toContain('One step.');
  expect(five[0]?.[1]).toContain('It may take another.');
  expect(five[0]?.[1]).not.toContain('Advice');
  expect(five[1]?.[1]).not.toContain('Reference');
});

test('the symbols stand between the introduction and the reference', () => {
  const kinds = divided(marked.lexer(PAGE)).map((part) => part.kind);
  expect(kinds).toEqual(['text', 'five', 'text', 'five', 'symbols', 'text']);
});

test('nothing is lost, and every part has an id of its own', () => {
  const parts = divided(marked.lexer(PAGE));
  expect(parts.flatMap((part) => part.tokens.map((token) => token.raw)).join('')).toBe(PAGE);
  expect(new Set(parts.map((part) => part.id)).size).toBe(parts.length);
});
