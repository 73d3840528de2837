import { figureText } from '../resource/number-text.ts';
import { fixedUnit } from '../resource/unit.ts';
import { type Lang, say } from '../text.ts';
import type { Figure, ReportAnswer, ReportLine } from './answer.ts';
import type { Chosen } from './choice.ts';
import { dimensionLabel } from './dimension.ts';
import { figureField } from './figure-field.ts';
import { measureName } from './measure-name.ts';
import { REPORT, SPAN_WORDS } from './report.text.ts';
import { type Level, measureLabel, type Report, spanOfMeasure } from './report.ts';

/** A column of figures: one measure, in one part of what goes across or over all of it. */
export type FigureColumn = {
  readonly head: string;
  /** Neighbours of the same group stand below one head. */
  readonly group?: string;
  readonly measure: string;
  /** Its place among what goes across; the last is the sum over all of it. */
  readonly across: number;
  /** Its place among the chosen figures. */
  readonly figure: number;
  /** Where each unit has a column of its own. */
  readonly unit?: string | null;
};

/** A report as a table, whoever draws it: the screen, a sheet or paper. */
export type Layout = {
  /** Heads of the groups. */
  readonly groups: readonly string[];
  readonly columns: readonly FigureColumn[];
  readonly lines: readonly LaidLine[];
};

export type LaidLine = {
  readonly line: ReportLine;
  /** A cell for each head of a group; what stands in the line above already is left out. */
  readonly words: readonly string[];
  readonly kind: 'line' | 'subtotal' | 'total';
  /** In a tree how far below its top, and whether others stand below it. */
  readonly level: number;
  readonly branch: boolean;
};

/** The units that stand in a column, in the order in which they come. */
function unitsIn({ lines }: ReportAnswer, across: number, figure: number): (string | null)[] {
  const units = new Set<string | null>();
  for (const { figures } of lines) for (const { unit } of figures[across]?.[figure] ?? []) units.add(unit);
  return [...units];
}

type Given = { readonly report: Report; readonly chosen: Chosen; readonly answer: ReportAnswer; readonly lang: Lang };

/** The heads of a report; with `apart` a column for each unit, where figures are to be numbers that one calculates with. */
function columnsOf({ report, chosen, answer, lang }: Given, apart: boolean): FigureColumn[] {
  const parts = [...answer.across.map(({ label }) => label), say(REPORT.total, lang)];
  const alone = chosen.figures.length === 1;
  return parts.flatMap((part, across) =>
    chosen.figures.flatMap((measure, figure): FigureColumn[] => {
      const unit = fixedUnit(figureField(report, measure));
      const label = say(measureLabel(report, measure), lang);
      const span = spanOfMeasure(report, measure);
      const inSpan = span && say(SPAN_WORDS[span], lang);
      const word = chosen.across ? say(measureName(report, measure), lang) : label;
      const named = unit === undefined ? word : `${word} (${unit})`;
      // One figure: what goes across stands below its name; several: each stands below what goes across.
      const heads = !chosen.across
        ? { head: named, ...(inSpan && { group: inSpan }) }
        : alone
          ? { head: part, group: named }
          : { head: named, group: part };
      const column = { ...heads, measure, across, figure };
      const units = unitsIn(answer, across, figure).filter((one) => one !== null);
      if (!apart || units.length === 0) return [column];
      return unitsIn(answer, across, figure).map((one) => ({
        ...column,
        head:
          units.length === 1 && chosen.across && alone ? `${column.head} ${one ?? ''}`.trim() : unitHead(column, one),
        ...(!chosen.across && units.length > 1 && { group: named }),
        unit: one,
      }));
    }),
  );
}

const unitHead = ({ head }: { head: string }, unit: string | null): string =>
  unit === null ? head : `${head} ${unit}`;

/** Subtotals that say what the one line above them says already. */
function said({ lines }: ReportAnswer): ReadonlySet<ReportLine> {
  const children = Map.groupBy(lines, ({ members }) => keyOf(members.slice(0, -1)));
  return new Set(lines.filter(({ members }) => members.length > 0 && children.get(keyOf(members))?.length === 1));
}

const keyOf = (members: ReportLine['members']): string => JSON.stringify(members.map(({ value }) => value));

/** What stands in the places of the groups of a line. */
function wordsOf({ chosen, lang }: Given, { members }: ReportLine, above: ReportLine['members']): string[] {
  const depth = chosen.rows.length;
  const total = say(REPORT.total, lang);
  if (members.length === 0) return depth === 0 ? [total] : chosen.rows.map((_, at) => (at === 0 ? total : ''));
  const last = members.length - 1;
  const own = members[last]?.label ?? '';
  if (members.length < depth)
    return chosen.rows.map((_, at) => (at === last ? say(REPORT.subtotal, lang, { name: own }) : ''));
  const changed = members.findIndex((member, at) => !above[at] || member.value !== above[at].value);
  return members.map(({ label }, at) => (at >= changed || at === last ? label : ''));
}

export function layOut(given: Given, { apart = false }: { apart?: boolean } = {}): Layout {
  const { chosen, answer, lang } = given;
  const depth = chosen.rows.length;
  const hidden = said(answer);
  let above: ReportLine['members'] = [];
  const lines = answer.lines
    .filter((line) => !hidden.has(line))
    .map((line): LaidLine => {
      const { members } = line;
      const words = wordsOf(given, line, above);
      const kind = members.length === 0 ? 'total' : members.length < depth ? 'subtotal' : 'line';
      if (kind === 'line') above = members;
      const { level = 0, branch = false } = members.at(-1) ?? {};
      return { line, words, kind, level, branch };
    });
  return {
    groups: depth === 0 ? [''] : chosen.rows.map((dimension) => say(dimensionLabel(dimension), lang)),
    columns: columnsOf(given, apart),
    lines,
  };
}

/** What stands in a cell: of several units a figure each. */
export function figuresAt({ line }: LaidLine, { across, figure, unit }: FigureColumn): readonly Figure[] {
  const figures = line.figures[across]?.[figure] ?? [];
  return unit === undefined ? figures : figures.filter((one) => one.unit === unit);
}

/** The words of the groups of a line, in a tree set in by its level. */
export const setIn = ({ words, level }: LaidLine): string[] =>
  words.map((word, at) => (at === words.length - 1 ? `${'　'.repeat(level)}${word}` : word));

/** The level that a figure stands for; nothing of what is a number. */
export function levelAt({ measures }: Report, name: string, { value }: Figure): Level | undefined {
  const measure = measures[name];
  return measure?.of === 'level' ? measure.levels[Number(value)] : undefined;
}

/** A figure as people read it, its unit behind it. */
export function figureWord(report: Report, measure: string, { value, unit, key }: Figure, lang: Lang): string {
  const level = levelAt(report, measure, { value, unit, key });
  if (level) return say(level.label, lang);
  const word = figureText(figureField(report, measure), value);
  return unit === null ? word : `${word} ${unit}`;
}
