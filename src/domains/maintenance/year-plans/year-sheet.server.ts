import type { Ctx } from '../../../kernel/server/context.ts';
import { type LayoutCell, writeLayout } from '../../../kernel/server/excel/layout.ts';
import { fileName, XLSX_TYPE } from '../../../kernel/server/excel/workbook.ts';
import { Download } from '../../../kernel/server/http/endpoint.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { type Cell, type JobRow, matrixOf } from './year-matrix.server.ts';
import { LINE_STATES, MONTHS, YEAR_TEXT as TEXT } from './year-plan.text.ts';

const MARKS = { OVERDUE: 'bad', POSTPONED: 'warn' } as const;

/** A cell of a month: a sign a line, with its day; of daily and weekly work with how often. */
export const signsOf = (cells: readonly Cell[], month: number): string =>
  cells
    .filter((cell) => cell.month === month)
    .map(({ lineState, planDate, times, finished }) => {
      const { mark } = LINE_STATES[lineState];
      return times === null ? `${mark}${Number(planDate.slice(8, 10))}` : `${mark}${finished}/${times}`;
    })
    .join(' ');

/** How a month stands out: overdue before postponed. */
function markOf(cells: readonly Cell[], month: number): 'bad' | 'warn' | undefined {
  const states = cells.filter((cell) => cell.month === month).map(({ lineState }) => lineState);
  if (states.includes('OVERDUE')) return MARKS.OVERDUE;
  return states.includes('POSTPONED') ? MARKS.POSTPONED : undefined;
}

/** The matrix as a sheet, as it stands today. */
export async function yearPlanSheet(ctx: Ctx, id: number): Promise<Download> {
  const { plan, jobs } = await matrixOf(ctx, id);
  const t = (text: Text): string => say(text, ctx.lang);
  const named = ({ zh, en }: Text): string => (ctx.lang === 'en' && en) || zh;
  const today = officeDay(ctx.now);
  const planNo = plan.planNo ?? '';
  const monthCell = ({ cells }: JobRow, month: number): LayoutCell => {
    const value = signsOf(cells, month);
    const mark = markOf(cells, month);
    if (value === '') return null;
    return mark ? { value, mark } : value;
  };
  const stream = await writeLayout([
    {
      name: planNo || t(TEXT.plan),
      title: t(TEXT.plan),
      about: say(TEXT.about, ctx.lang, { no: planNo, day: today }),
      across: true,
      columns: [
        { head: t(TEXT.code), width: 14 },
        { head: t(TEXT.job), width: 26 },
        { head: t(TEXT.equipment), width: 22 },
        ...MONTHS.map((month) => ({ head: t(month), width: 9 })),
      ],
      rows: jobs.map((row) => [
        row.code,
        named(row.job),
        named(row.equipment),
        ...MONTHS.map((_month, i) => monthCell(row, i + 1)),
      ]),
    },
  ]);
  return new Download({ stream, filename: fileName(t(TEXT.plan), planNo), type: XLSX_TYPE });
}
