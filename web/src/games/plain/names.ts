/** A name from the data, readable: `graves_free` is "graves free". */
export function named(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
