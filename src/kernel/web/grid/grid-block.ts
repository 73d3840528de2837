import { type Decimal, div, formatDecimal, isDecimal, round, sum } from '../../value/decimal.ts';
import { copiedText, type Offer, readCell, seriesOf, type Written } from './cell-value.ts';
import { formatTable, type GridWrite, laidOut, parseTable, planFillDown, planPaste } from './clipboard.rules.ts';
import { type GridColumn, kindOf } from './column.ts';
import type { Ask, Note } from './editing.ts';
import { continued } from './fill.rules.ts';
import { filled } from './fill-area.rules.ts';
import { GRID } from './grid.text.ts';
import { type GridModel, writtenOf } from './grid-model.ts';
import { MOST_ROWS } from './grid-rows.ts';
import { rowActs } from './row-acts.ts';
import { boxOf, isTyped, type Range, type Spot, spotsOf } from './spot.rules.ts';

/** Names that one paste looks up at most, and how many at a time. */
const MOST_ASKED = 200;
const AT_A_TIME = 4;

/** What is done with all chosen cells of a grid at once; each is one act that is taken back as one. */
export type GridBlock = ReturnType<typeof gridBlock>;

export function gridBlock(model: GridModel, ask: Ask) {
  const { rows } = model;

  function act(writes: readonly GridWrite<Written>[]): void {
    const before = rows.all();
    rows.write(writes);
    rows.keep(before);
    model.tell();
  }

  const held = (spot: Spot): Written => ({ value: rows.valueAt(spot), label: rows.labelAt(spot) });
  const copied = (spot: Spot): string => {
    const column = model.columnAt(spot);
    return copiedText(column, rows.valueAt(spot), rows.labelAt(spot), model.given().offersOf(column));
  };

  /** The layout of a paste: a grid that may grow takes rows below its end. */
  const pasteLayout = () => {
    const layout = rows.layout();
    if (!rows.grows()) return layout;
    const below = { row: layout.rows - 1, col: 0 };
    return {
      ...layout,
      rows: MOST_ROWS,
      modeAt: (spot: Spot) => rows.modeAt(spot.row < below.row ? spot : { row: below.row, col: spot.col }),
    };
  };

  function lay(table: readonly (readonly string[])[], range: Range, names: ReadonlyMap<string, Offer>): Note {
    const count = rows.all().length;
    const plan = planPaste<Written>({
      table,
      range,
      layout: pasteLayout(),
      read: (text, spot) => {
        const column = model.columnAt(spot);
        const read = readCell(column, text, model.given().offersOf(column));
        if ('value' in read) return read;
        const offer = 'ask' in read ? names.get(nameKey(spot.col, read.ask)) : undefined;
        return offer && writtenOf(column, offer);
      },
    });
    act(plan.writes);
    const added = rows.all().length - count;
    return pastedNote(plan.writes.length, plan.skipped, added);
  }

  /** The names in a table that only the server knows. */
  function unknownNames(table: readonly (readonly string[])[], range: Range): Map<string, Spot & { name: string }> {
    const found = new Map<string, Spot & { name: string }>();
    const layout = pasteLayout();
    for (const { spot, text } of laidOut(table, range)) {
      if (!isTyped(layout, spot)) continue;
      const column = model.columnAt(spot);
      if (kindOf(column.field) !== 'ref') continue;
      const read = readCell(column, text, model.given().offersOf(column));
      if ('ask' in read && found.size < MOST_ASKED) found.set(nameKey(spot.col, read.ask), { ...spot, name: read.ask });
    }
    return found;
  }

  async function lookUp(asked: ReadonlyMap<string, Spot & { name: string }>): Promise<Map<string, Offer>> {
    const names = new Map<string, Offer>();
    const waiting = [...asked];
    const next = async (): Promise<void> => {
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        const [key, { name, ...spot }] = one;
        const answer = await ask(model.columnAt(spot), name);
        if ('label' in answer) names.set(key, answer);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, next));
    return names;
  }

  return {
    /** One value into one cell. */
    write(spot: Spot, value: unknown): void {
      act([{ spot, value: { value } }]);
    },
    clear(): void {
      const range = model.range();
      if (!range) return;
      const layout = rows.layout();
      const spots = spotsOf(range)
        .flat()
        .filter((spot) => isTyped(layout, spot));
      act(spots.map((spot) => ({ spot, value: null })));
    },
    copied(): string {
      const range = model.range();
      return range ? formatTable(spotsOf(range).map((cells) => cells.map(copied))) : '';
    },
    /** Values from a sheet. Names of records that are not known here are looked up first, then all is written at once. */
    async paste(text: string): Promise<void> {
      const range = model.range();
      if (!range) return;
      const table = parseTable(text);
      const asked = unknownNames(table, range);
      if (asked.size === 0) return model.say(lay(table, range, new Map()));
      model.say({ text: GRID.looking, values: { n: asked.size } });
      model.say(lay(table, range, await lookUp(asked)));
    },
    fillDown(): void {
      const range = model.range();
      if (range) act(planFillDown({ range, layout: rows.layout(), read: held }));
    },
    /** Ctrl+Enter: what was typed goes into all chosen cells. */
    fillAll(text: string): void {
      const range = model.range();
      if (range) lay([[text]], range, new Map());
    },
    /** The fill handle was drawn from the chosen cells to `to`: down, up, right or left. */
    fillTo(to: Spot): void {
      const range = model.range();
      const target = range && filled(boxOf(range), to);
      if (!range || !target) return;
      const layout = rows.layout();
      const writes = target.lines.flatMap(({ from, into }) => {
        const column = model.columnAt(into[0]!);
        const given = from.map((spot) => rows.valueAt(spot));
        const values = continued(seriesOf(model.columnAt(from[0]!)), given, into.length);
        return into
          .map((spot, i) => ({
            spot,
            value: { value: atItsPlaces(column, values[i]), label: rows.labelAt(from[i % from.length]!) },
          }))
          .filter(
            ({ spot }) =>
              isTyped(layout, spot) && from.every((one) => alike(model.columnAt(one), model.columnAt(spot))),
          );
      });
      act(writes);
      model.choose(target.range);
    },
    ...rowActs(model),
    /** The figures of the chosen cells: how many cells, their sum and mean where they are figures. */
    figures(): { n: number; sum: string | null; mean: string | null } {
      const range = model.range();
      if (!range) return { n: 0, sum: null, mean: null };
      const { top, bottom, left, right } = boxOf(range);
      const figures: Decimal[] = [];
      for (let col = left; col <= right; col += 1) {
        if (kindOf(model.columnAt({ row: top, col }).field) !== 'number') continue;
        for (let row = top; row <= bottom; row += 1) {
          const value = String(rows.valueAt({ row, col }));
          if (isDecimal(value)) figures.push(value);
        }
      }
      const total = sum(figures);
      const mean = figures.length > 0 ? round(div(total, String(figures.length)), 2) : null;
      return {
        n: (bottom - top + 1) * (right - left + 1),
        sum: total === null ? null : formatDecimal(total),
        mean: mean === null ? null : formatDecimal(mean),
      };
    },
    /** Leaves the cell that is typed in; a name that is not known here is looked up. */
    end(): void {
      const asked = model.finish();
      if (asked) void resolve(asked);
    },
  };

  async function resolve({ spot, text }: { spot: Spot; text: string }): Promise<void> {
    const column = model.columnAt(spot);
    model.say({ text: GRID.looking, values: { n: 1 } });
    const answer = await ask(column, text.trim());
    if ('label' in answer) {
      act([{ spot, value: writtenOf(column, answer) }]);
      model.say(null);
    } else model.say({ text: answer.wrong, values: { text } });
  }
}

/** Columns whose values stand for the same in both. */
const alike = ({ field: a }: GridColumn, { field: b }: GridColumn): boolean =>
  kindOf(a) === kindOf(b) && a.variant === b.variant && a.options === b.options && a.target === b.target;

/** A figure that was counted on, written as its column keeps it. */
const atItsPlaces = ({ field }: GridColumn, value: unknown): unknown =>
  kindOf(field) === 'number' && typeof value === 'string' ? round(value, field.scale ?? 0) : value;

const nameKey = (col: number, name: string): string => `${col} ${name.toLowerCase()}`;

function pastedNote(n: number, skipped: number, rows: number): Note {
  const text = skipped > 0 ? GRID.pastedSkipped : GRID.pasted;
  if (rows === 0) return { text, values: { n, skipped } };
  const both = { zh: `${text.zh}${GRID.pastedRows.zh}`, en: `${text.en}${GRID.pastedRows.en}` };
  return { text: both, values: { n, skipped, rows } };
}
