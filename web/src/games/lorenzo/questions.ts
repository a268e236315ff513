/** Questions that get a sheet of their own over the board. */
import type { BoardProps } from '../board';
import type { Area } from './areas';
import type { Lorenzo } from './model';
import { picksOf } from './tokens';

export type Asked =
  | { sheet: 'servants'; action: Area | null }
  | { sheet: 'production'; value: number; uses: readonly string[] }
  | { sheet: 'privileges' }
  | { sheet: 'draft'; picks: { token: string; id: string }[] }
  | { sheet: 'tiles'; picks: { token: string; id: string }[] }
  | { sheet: 'report' };

export function sheetOf({ view, offers }: Pick<BoardProps<Lorenzo>, 'view' | 'offers'>): Asked | null {
  if (!offers.mine) return null;
  switch (offers.kind) {
    case 'Strength':
      return { sheet: 'servants', action: view.asked?.area === 'harvest' ? 'harvest' : 'production' };
    case 'Spend':
      return { sheet: 'servants', action: null };
    case 'Exchange':
      return { sheet: 'production', value: view.production?.value ?? 0, uses: view.production?.uses ?? [] };
    case 'Privilege':
      return { sheet: 'privileges' };
    case 'Draft':
      return { sheet: 'draft', picks: picksOf(offers, 'keep') };
    case 'ChooseTile':
      return { sheet: 'tiles', picks: picksOf(offers, 'tile') };
    case 'Church':
      return { sheet: 'report' };
    default:
      return null;
  }
}
