import type { Figure, ReportAnswer } from '../../report/answer.ts';
import type { Chosen } from '../../report/choice.ts';
import { figureField } from '../../report/figure-field.ts';
import { figuresAt, figureWord, type LaidLine, layOut, levelAt } from '../../report/lay-out.ts';
import { REPORT } from '../../report/report.text.ts';
import type { Report } from '../../report/report.ts';
import { type Lang, say } from '../../text.ts';
import { officeDay } from '../../value/office-day.ts';
import type { Ctx } from '../context.ts';
import { formatOf } from '../excel/cells.ts';
import { type LayoutCell, writeLayout } from '../excel/layout.ts';
import { fileName, XLSX_TYPE } from '../excel/workbook.ts';
import { Download } from '../http/endpoint.ts';

/** In characters. */
const GROUP_WIDTH = 24;
const FIGURE_WIDTH = 15;
/** More columns than that lie across. */
const UPRIGHT = 6;

/** The groups of a line, each in full: in a sheet people filter and sort by them. */
const groupsOf = ({ line, words, kind, level }: LaidLine): LayoutCell[] =>
  kind === 'line' && line.members.length > 0
    ? line.members.map(({ label }, at) => (at === line.members.length - 1 ? `${'　'.repeat(level)}${label}` : label))
    : [...words];

/** A number that one calculates with; of a level its word, the worst marked. */
function cellOf(report: Report, measure: string, figure: Figure | undefined, lang: Lang): LayoutCell {
  if (!figure) return null;
  const level = levelAt(report, measure, figure);
  if (!level) return Number(figure.value);
  const value = figureWord(report, measure, figure, lang);
  return level.tone === 'red' ? { value, mark: 'bad' } : value;
}

/** A report as a workbook: a column for each unit, so that every figure is a number. */
export async function reportSheet(
  ctx: Ctx,
  report: Report,
  { chosen, answer }: { chosen: Chosen; answer: ReportAnswer },
): Promise<Download> {
  const { lang } = ctx;
  const { groups, columns, lines } = layOut({ report, chosen, answer, lang }, { apart: true });
  const title = say(report.label, lang);
  const day = officeDay(ctx.now);
  const about = [answer.about || say(REPORT.everything, lang), say(REPORT.made, lang, { at: day })].join('  ');
  const sheet = {
    name: title,
    title,
    about,
    across: groups.length + columns.length > UPRIGHT,
    columns: [
      ...groups.map((head) => ({ head, width: GROUP_WIDTH })),
      ...columns.map(({ head, group, measure }) => {
        const format = formatOf(figureField(report, measure));
        return { head, width: FIGURE_WIDTH, ...(group !== undefined && { group }), ...(format && { format }) };
      }),
    ],
    rows: lines.map((laid) => [
      ...groupsOf(laid),
      ...columns.map((column): LayoutCell => {
        const [figure] = figuresAt(laid, column);
        return cellOf(report, column.measure, figure, lang);
      }),
    ]),
    strong: new Set(lines.flatMap(({ kind }, at) => (kind === 'line' ? [] : [at]))),
  };
  return new Download({ stream: await writeLayout([sheet]), filename: fileName(title, day), type: XLSX_TYPE });
}
