/** How much of what a condition asks for is there, and how much a wedding would bring: for discs and bars. */
import type { Need } from './model';

export interface SoFar {
  there: number;
  soon: number;
}
export function discs(
  { what, n }: Need,
  has: Readonly<Record<string, number>>,
  adds: Readonly<Record<string, number>>,
): SoFar {
  const there = Math.max(0, Math.min(n, has[what] ?? 0));
  const then = Math.max(0, Math.min(n, (has[what] ?? 0) + (adds[what] ?? 0)));
  return { there, soon: Math.max(0, then - there) };
}
