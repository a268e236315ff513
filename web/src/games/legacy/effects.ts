/** Effects that are drawn instead of written, by the key of their message. */
export const AMOUNT: Readonly<Record<string, string>> = {
  'legacy-n-gold': 'gold',
  'legacy-n-honour': 'honour',
  'legacy-n-prestige': 'prestige',
  'legacy-n-income': 'income',
  'legacy-n-friends': 'friends',
};
export const PAWN_KEY = /^legacy-pawn-(\w+)$/;
