import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { dictText, readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { type LayoutColumn, writeLayout } from '../../../kernel/server/excel/layout.ts';
import { fileName, XLSX_TYPE } from '../../../kernel/server/excel/workbook.ts';
import { Download } from '../../../kernel/server/http/endpoint.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { PORTS } from '../../parameter/public.server.ts';
import { type LaytimeRow, laytime } from './laytime.resource.ts';
import { hoursOf, portAllowance } from './laytime.rules.ts';
import { LAYTIME_TEXT as TEXT } from './laytime.text.ts';
import { resultRows, type SheetClock, type SheetOf, sheetRows } from './laytime-sheet.rules.ts';

const laytimes = recordsOf(laytime);
const EVENTS = 'sof_event_type';
const HOURS = '#,##0.00';
const TIME = 'yyyy-mm-dd hh:mm';

/** The time sheet with formulas that go on calculating; whoever may not see prices gets the hours alone. */
export async function laytimeSheet(ctx: Ctx, id: number): Promise<Download> {
  const row = await laytimes.get(ctx, id);
  const t = (text: Text): string => say(text, ctx.lang);
  const of = await sheetOf(ctx, row);
  const stream = await writeLayout([
    {
      name: t(TEXT.sheetTitle),
      title: `${t(TEXT.sheetTitle)} ${row.statementNo ?? ''}`,
      about: [row.charterer, row.charterParty].filter(Boolean).join(' · ') || t(TEXT.statement),
      across: true,
      columns: columnsIn(t),
      rows: [...sheetRows(of, t), ...resultRows(of, t)],
    },
  ]);
  return new Download({
    stream,
    filename: fileName(`${t(TEXT.sheetTitle)} ${row.statementNo ?? ''}`, officeDay(ctx.now)),
    type: XLSX_TYPE,
  });
}

const columnsIn = (t: (text: Text) => string): LayoutColumn[] => [
  { head: t(TEXT.stay), width: 6 },
  { head: t(TEXT.port), width: 16 },
  { head: t(TEXT.from), width: 17, format: TIME },
  { head: t(TEXT.to), width: 17, format: TIME },
  { head: t(TEXT.event), width: 22 },
  { head: t(TEXT.remark), width: 24 },
  { head: t(TEXT.counts), width: 12 },
  { head: t(TEXT.pct), width: 10, format: HOURS },
  { head: t(TEXT.elapsed), width: 10, format: HOURS },
  { head: t(TEXT.counted), width: 12, format: '#,##0.00###' },
  { head: t(TEXT.usedSoFar), width: 12, format: HOURS },
  { head: t(TEXT.overSoFar), width: 12, format: HOURS },
];

async function portNames(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await ctx.db.query<{ id: number; name: string }>({
    name: `voyage-laytime-ports-${ctx.lang}`,
    text: `select id, ${ctx.lang === 'en' ? "coalesce(nullif(name_en, ''), name)" : 'name'} as name from ${PORTS} where id = any($1::bigint[])`,
    values: [ids],
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function sheetOf(ctx: Ctx, row: LaytimeRow): Promise<SheetOf> {
  const names = await portNames(
    ctx,
    row.ports.map(({ port }) => port),
  );
  const words = await readDictionaries(ctx, [EVENTS]);
  const shared = row.basis === 'TOTAL' || row.reversible === true;
  const own = (): SheetClock[] =>
    row.ports.map((port, i) => ({
      stay: i + 1,
      name: names.get(port.port) ?? '',
      allowed: hoursOf(portAllowance(port, row.basis)),
    }));
  return {
    lines: row.sheet.map((line) => ({
      ...line,
      portName: names.get(line.port ?? 0) ?? '',
      event: line.eventType && dictText(words, EVENTS, line.eventType, ctx.lang),
    })),
    clocks: shared ? [{ stay: null, name: say(TEXT.allPorts, ctx.lang), allowed: row.allowedTotal }] : own(),
    totals: row,
    ...('demurrageRate' in row && { money: row }),
  };
}
