import type { Reply } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type LayoutCell, writeLayout } from '../../../kernel/server/excel/layout.ts';
import { fileName, XLSX_TYPE } from '../../../kernel/server/excel/workbook.ts';
import { Download } from '../../../kernel/server/http/endpoint.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import type { AchievementQuery, achievementCall } from './achievement.calls.ts';
import { ACHIEVEMENT_TEXT as TEXT } from './achievement.text.ts';

type Achievement = Reply<typeof achievementCall>;

const MONEY = '#,##0.00';
const PERCENT = '0.00%';

const number = (text: string): number => Number(text);
const share = (percent: string | null): LayoutCell => (percent === null ? null : Number(percent) / 100);

/** The achievement as it stands on the page, a sheet to be printed across. */
export async function achievementSheetOf(
  ctx: Ctx,
  { rows }: Achievement,
  { year, month, by }: AchievementQuery,
): Promise<Download> {
  const t = (text: Text, values?: Record<string, string>): string => say(text, ctx.lang, values);
  const depths = new Map<number, number>();
  for (const { id, parentId } of rows) depths.set(id, parentId === null ? 0 : (depths.get(parentId) ?? 0) + 1);
  const money = (group: Text, head: Text) => ({ group: t(group), head: t(head), width: 16, format: MONEY });
  const rate = (group: Text) => ({ group: t(group), head: t(TEXT.rate), width: 10, format: PERCENT });
  const stream = await writeLayout([
    {
      name: t(TEXT.title),
      title: t(TEXT.title),
      about: t(TEXT.covers, { month: `${year}-${String(month).padStart(2, '0')}` }),
      totalLabel: t(TEXT.total),
      across: true,
      columns: [
        { head: t(by === 'subject' ? TEXT.subject : TEXT.organization), width: 34 },
        money(TEXT.inMonth, TEXT.budget),
        money(TEXT.inMonth, TEXT.actual),
        rate(TEXT.inMonth),
        money(TEXT.toDate, TEXT.budget),
        money(TEXT.toDate, TEXT.actual),
        money(TEXT.toDate, TEXT.held),
        rate(TEXT.toDate),
        money(TEXT.toDate, TEXT.deviation),
        money(TEXT.inYear, TEXT.budget),
        money(TEXT.inYear, TEXT.forecast),
        { head: t(TEXT.light), width: 14 },
      ],
      rows: rows.map((row) => [
        `${'　'.repeat(depths.get(row.id) ?? 0)}${row.code ? `${row.code} ` : ''}${row.name}`,
        number(row.monthBudget),
        number(row.monthActual),
        share(row.monthRate),
        number(row.toDateBudget),
        number(row.toDateActual),
        number(row.toDateHeld),
        share(row.toDateRate),
        number(row.deviation),
        number(row.yearBudget),
        number(row.forecast),
        row.light === 'red'
          ? { value: t(TEXT.red), mark: 'bad' as const }
          : row.light === null
            ? null
            : t(row.light === 'amber' ? TEXT.amber : TEXT.green),
      ]),
    },
  ]);
  return new Download({ stream, filename: fileName(t(TEXT.title), officeDay(ctx.now)), type: XLSX_TYPE });
}
