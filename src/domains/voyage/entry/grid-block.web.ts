import {
  formatTable,
  type GridWrite,
  parseTable,
  planFillDown,
  planPaste,
} from '../../../kernel/web/grid/clipboard.rules.ts';
import { isTyped, type Layout, type Range, type Spot, spotsOf } from '../../../kernel/web/grid/spot.rules.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ENTRY } from './entry.text.ts';
import { readFigure } from './figure.rules.ts';

type Grid = {
  readonly range: () => Range | null;
  readonly layout: () => Layout;
  readonly read: (spot: Spot) => string | null;
  readonly places: (col: number) => number;
  /** One act; answers how many of the figures have no cell of their own to go to. */
  readonly write: (writes: readonly GridWrite<string>[]) => number;
  readonly say: (text: string) => void;
};

/** What is done with all chosen cells of the oil grid at once. */
export function gridBlock({ range, layout, read, places, write, say }: Grid) {
  return {
    clear() {
      const chosen = range();
      if (!chosen) return;
      const spots = spotsOf(chosen)
        .flat()
        .filter((spot) => isTyped(layout(), spot));
      write(spots.map((spot) => ({ spot, value: null })));
    },
    fillDown() {
      const chosen = range();
      if (chosen) write(planFillDown({ range: chosen, layout: layout(), read }));
    },
    copied(): string {
      const chosen = range();
      return chosen ? formatTable(spotsOf(chosen).map((cells) => cells.map(read))) : '';
    },
    paste(text: string) {
      const chosen = range();
      if (!chosen) return;
      const plan = planPaste({
        table: parseTable(text),
        range: chosen,
        layout: layout(),
        read: (one, { col }) => readFigure(one, places(col)),
      });
      const lost = write(plan.writes);
      const skipped = plan.skipped + lost;
      const n = plan.writes.length - lost;
      say(skipped > 0 ? t(ENTRY.pastedSkipped, { n, skipped }) : t(ENTRY.pasted, { n }));
    },
  };
}
