import type { Reply } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type LayoutCell, type LayoutSheet, writeLayout } from '../../../kernel/server/excel/layout.ts';
import { fileName, XLSX_TYPE } from '../../../kernel/server/excel/workbook.ts';
import { Download } from '../../../kernel/server/http/endpoint.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { RUN_STATUSES } from '../approval.views.text.ts';
import type { statisticsCall } from './statistics.calls.ts';
import { STATISTICS_TEXT as TEXT } from './statistics.text.ts';

type Statistics = Reply<typeof statisticsCall>;
type Range = { readonly from?: string | undefined; readonly to?: string | undefined };

const HOURS = '0.0';
const COUNT = '0';
const hours = (text: string | null): number | null => (text === null ? null : Number(text));
/** Tasks beyond their time limit want looking at. */
const late = (n: number): LayoutCell => (n > 0 ? { value: n, mark: 'bad' } : n);

/** The statistics as a workbook: steps, outcomes, people, months, each a sheet to be printed. */
export async function sheetsOf(ctx: Ctx, { runs, steps, people, months }: Statistics, range: Range): Promise<Download> {
  const t = (text: Text, values?: Record<string, string>): string => say(text, ctx.lang, values);
  const about = t(TEXT.covers, { from: range.from ?? t(TEXT.begin), to: range.to ?? t(TEXT.today) });
  const shared = { about, totalLabel: t(TEXT.total) };
  const named = (name: Text) => ({ ...shared, name: t(name), title: `${t(TEXT.title)} · ${t(name)}` });
  const count = (head: Text, group?: Text) => ({
    head: t(head),
    ...(group && { group: t(group) }),
    width: 11,
    format: COUNT,
    total: true,
  });
  const spent = (head: Text, group?: Text) => ({
    head: t(head),
    ...(group && { group: t(group) }),
    width: 12,
    format: HOURS,
  });
  const sheets: LayoutSheet[] = [
    {
      ...named(TEXT.bySteps),
      across: true,
      columns: [
        { head: t(TEXT.document), width: 26 },
        { head: t(TEXT.node), width: 22 },
        ...[TEXT.done, TEXT.open, TEXT.overdue, TEXT.returned, TEXT.rejected].map((head) => count(head, TEXT.tasks)),
        ...[TEXT.mean, TEXT.median, TEXT.p90, TEXT.most].map((head) => spent(head, TEXT.spent)),
      ],
      rows: steps.map((row) => [
        row.label,
        row.nodeName,
        row.done,
        row.open,
        late(row.overdue),
        row.returned,
        row.rejected,
        hours(row.meanHours),
        hours(row.medianHours),
        hours(row.p90Hours),
        hours(row.mostHours),
      ]),
    },
    {
      ...named(TEXT.byStatus),
      columns: [
        { head: t(TEXT.document), width: 30 },
        { head: t(TEXT.status), width: 16 },
        count(TEXT.count),
        spent(TEXT.meanSpent),
      ],
      rows: runs.map((row) => [row.label, t(RUN_STATUSES[row.status]), row.count, hours(row.meanHours)]),
    },
    {
      ...named(TEXT.byPeople),
      columns: [
        { head: t(TEXT.person), width: 30 },
        ...[TEXT.done, TEXT.open, TEXT.overdue, TEXT.returned, TEXT.rejected].map((head) => count(head, TEXT.tasks)),
        ...[TEXT.mean, TEXT.most].map((head) => spent(head, TEXT.spent)),
      ],
      rows: people.map((row) => [
        row.person.name,
        row.done,
        row.open,
        late(row.overdue),
        row.returned,
        row.rejected,
        hours(row.meanHours),
        hours(row.mostHours),
      ]),
    },
    {
      ...named(TEXT.byMonth),
      columns: [{ head: t(TEXT.month), width: 16 }, count(TEXT.submitted), count(TEXT.ended), spent(TEXT.meanSpent)],
      rows: months.map((row) => [row.month, row.submitted, row.ended, hours(row.meanHours)]),
    },
  ];
  return new Download({
    stream: await writeLayout(sheets),
    filename: fileName(t(TEXT.title), officeDay(ctx.now)),
    type: XLSX_TYPE,
  });
}
