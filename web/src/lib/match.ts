/** The parts of a path that a pattern names: `match('/table/:id', path)`. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/\/+$/, '').split('/');
  if (wanted.length !== given.length && !(pattern === '/' && path === '/')) return null;
  const found: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    if (part.startsWith(':')) found[part.slice(1)] = decodeURIComponent(given[i] ?? '');
    else if (part !== (given[i] ?? '')) return null;
  }
  return found;
}
