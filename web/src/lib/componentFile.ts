/** As many letters as a server takes: the largest file with every number of a game has little more than half of it. */
const MOST = 100_000;
/** No letter takes more bytes. */
const WIDEST = 4;

/** What stands in a component file that somebody brings along; null if it is far too large to be one. */
export async function componentText(file: File): Promise<string | null> {
  if (file.size > MOST * WIDEST) return null;
  const text = await file.text();
  return text.length > MOST ? null : text;
}
