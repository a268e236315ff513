/** Which cut-paper silhouette (`p-…` of the sprite) somebody has: by nation and profession, else by chance. */

interface Sitter {
  sex: string;
  nation?: string | null;
  profession?: string | null;
  /** What tells people of one kind apart: a name, or a number. */
  who: string | number;
  child?: boolean;
  unknown?: boolean;
}

/** Caps, turbans and veils that a nation is known by; then what a profession wears. */
const BY_NATION: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  male: { polish: 'm4', russian: 'm4', turkish: 'm6', dutch: 'm5', american: 'm5' },
  female: { turkish: 'f5', russian: 'f5', dutch: 'f2' },
};
const BY_PROFESSION: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  male: { aristocrat: 'm2', craftsman: 'm5', scientist: 'm3', diplomat: 'm1', artist: 'm3' },
  female: { aristocrat: 'f1', craftsman: 'f2', diplomat: 'f4', artist: 'f3' },
};
const ANY: Readonly<Record<string, readonly string[]>> = {
  male: ['m1', 'm3', 'm2', 'm5'],
  female: ['f3', 'f1', 'f2', 'f4', 'f5'],
};

export function portraitOf({ sex, nation, profession, who, child, unknown }: Sitter): string {
  const side = sex === 'female' ? 'female' : 'male';
  if (unknown) return side === 'female' ? 'p-uf' : 'p-um';
  if (child) return side === 'female' ? 'p-g' : 'p-b';
  const worn = (nation && BY_NATION[side]?.[nation]) || (profession && BY_PROFESSION[side]?.[profession]);
  if (worn) return `p-${worn}`;
  const all = ANY[side] ?? [];
  const chance = [...String(who)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return `p-${all[chance % all.length] ?? 'um'}`;
}
