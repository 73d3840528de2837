import type { Layout, Spot } from '../../../kernel/web/grid/spot.rules.ts';
import type { CellMode } from './oil-grid.rules.ts';

/** Modes by row, then column. */
export type Modes = readonly (readonly CellMode[])[];

export const modeAt = (modes: Modes, { row, col }: Spot): CellMode => modes[row]?.[col] ?? 'none';

/** The oil grid as one moves and pastes in it: a cell that is divided over several grades is typed too. */
export function layoutOf(modes: Modes): Layout {
  return {
    rows: modes.length,
    cols: modes[0]?.length ?? 0,
    modeAt: (spot) => {
      const mode = modeAt(modes, spot);
      return mode === 'split' ? 'edit' : mode;
    },
  };
}
