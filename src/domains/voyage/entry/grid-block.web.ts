import { t } from '../../../kernel/web/i18n.ts';
import { ENTRY } from './entry.text.ts';
import { formatTable, type GridWrite, parseTable, planFillDown, planPaste } from './grid-clipboard.rules.ts';
import { type Modes, modeAt, type Range, type Spot, spotsOf } from './grid-move.rules.ts';

type Grid = {
  readonly range: () => Range | null;
  readonly modes: () => Modes;
  readonly read: (spot: Spot) => string | null;
  readonly places: (col: number) => number;
  /** One act; answers how many of the figures have no cell of their own to go to. */
  readonly write: (writes: readonly GridWrite[]) => number;
  readonly say: (text: string) => void;
};

/** What is done with all chosen cells of the oil grid at once. */
export function gridBlock({ range, modes, read, places, write, say }: Grid) {
  const typed = (spot: Spot): boolean => ['edit', 'split'].includes(modeAt(modes(), spot));
  return {
    clear() {
      const chosen = range();
      if (!chosen) return;
      const spots = spotsOf(chosen).flat().filter(typed);
      write(spots.map((spot) => ({ spot, value: null })));
    },
    fillDown() {
      const chosen = range();
      if (chosen) write(planFillDown({ range: chosen, modes: modes(), read }));
    },
    copied(): string {
      const chosen = range();
      return chosen ? formatTable(spotsOf(chosen).map((cells) => cells.map(read))) : '';
    },
    paste(text: string) {
      const chosen = range();
      if (!chosen) return;
      const plan = planPaste({ table: parseTable(text), range: chosen, modes: modes(), places });
      const lost = write(plan.writes);
      const skipped = plan.skipped + lost;
      const n = plan.writes.length - lost;
      say(skipped > 0 ? t(ENTRY.pastedSkipped, { n, skipped }) : t(ENTRY.pasted, { n }));
    },
  };
}
