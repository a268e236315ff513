const SIGNS: [number, string][] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** A number as rounds and generations are written. */
export function roman(n: number): string {
  let rest = n;
  let text = '';
  for (const [value, sign] of SIGNS)
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  return text || '0';
}
