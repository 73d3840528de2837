import type { Reply } from '../../../../kernel/route.ts';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { type LayoutCell, writeLayout } from '../../../../kernel/server/excel/layout.ts';
import { fileName, XLSX_TYPE } from '../../../../kernel/server/excel/workbook.ts';
import { Download } from '../../../../kernel/server/http/endpoint.ts';
import { say, type Text } from '../../../../kernel/text.ts';
import { officeDay } from '../../../../kernel/value/office-day.ts';
import type { noonTraceCall } from './noon-trace.calls.ts';
import { NOON_STATES, NOON_TRACE_TEXT as TEXT } from './noon-trace.text.ts';

type NoonTrace = Reply<typeof noonTraceCall>;

const MARKS = { LATE: 'warn', MISSING: 'bad' } as const;

/** The trace as it stands on the page: a row a ship, a column a day, the counts behind. */
export async function noonTraceSheetOf(ctx: Ctx, { days, rows }: NoonTrace, month: string): Promise<Download> {
  const t = (text: Text, values?: Record<string, string>): string => say(text, ctx.lang, values);
  const cell = (row: NoonTrace['rows'][number], day: string): LayoutCell => {
    const noons = row.noons.filter((noon) => noon.date === day);
    const worst = noons.find(({ state }) => state in MARKS)?.state as keyof typeof MARKS | undefined;
    const value = noons.map(({ state }) => NOON_STATES[state].mark).join('');
    return worst ? { value, mark: MARKS[worst] } : value || null;
  };
  const stream = await writeLayout([
    {
      name: t(TEXT.title),
      title: t(TEXT.title),
      about: [
        t(TEXT.covers, { month }),
        ...Object.values(NOON_STATES).map(({ mark, label }) => `${mark} ${t(label)}`),
      ].join('  '),
      across: true,
      columns: [
        { head: t(TEXT.ship), width: 20 },
        ...days.map((day) => ({ head: String(Number(day.slice(8))), width: 4 })),
        ...[TEXT.expected, TEXT.ok, TEXT.late, TEXT.missing, TEXT.exempt].map((head) => ({
          head: t(head),
          width: 8,
          total: true,
        })),
        { head: t(TEXT.rate), width: 9, format: '0.0%' },
      ],
      rows: rows.map((row) => [
        row.ship,
        ...days.map((day) => cell(row, day)),
        row.expected,
        row.ok,
        row.late,
        row.missing,
        row.exempt,
        row.rate === null ? null : Number(row.rate) / 100,
      ]),
      totalLabel: t(TEXT.all),
    },
  ]);
  return new Download({ stream, filename: fileName(t(TEXT.title), officeDay(ctx.now)), type: XLSX_TYPE });
}
