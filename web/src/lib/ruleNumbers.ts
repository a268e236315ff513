/** The rules beside a table with other numbers: rows about a card or place say what is printed there at this table. */
import type { NumbersInfo } from './api';

type Changes = NumbersInfo['changes'];

/** What a row is about: its first cell, without what stands in brackets. */
const plain = (text: string) =>
  text
    .replace(/\(.*?\)/g, '')
    .trim()
    .toLowerCase();

/** What its row calls a card or place: what has no name, such as "Customer (horse, plow)", by what stands in brackets. */
const called = (thing: string) => /\((.*)\)$/.exec(thing)?.[1]?.toLowerCase() ?? plain(thing);

/** Puts the numbers of the table below the name of each card or place that has others. Gives how to take them away. */
export function markRows(whole: HTMLElement, changes: Changes, said: (change: Changes[number]) => string): () => void {
  const things = new Map<string, Changes>();
  for (const change of changes) {
    const name = called(change.thing);
    if (name) things.set(name, [...(things.get(name) ?? []), change]);
  }
  const notes: HTMLElement[] = [];
  for (const row of whole.querySelectorAll('tbody tr')) {
    const first = row.querySelector('td, th');
    for (const change of things.get(plain(first?.textContent ?? '')) ?? []) {
      const note = document.createElement('small');
      note.className = 'at-table';
      note.textContent = said(change);
      notes.push(note);
    }
    first?.append(...notes.filter((note) => !note.parentNode));
  }
  return () => notes.forEach((note) => note.remove());
}
