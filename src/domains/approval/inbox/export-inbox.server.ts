import type { Ctx } from '../../../kernel/server/context.ts';
import {
  type Cell,
  fileName,
  type SheetColumn,
  streamSheet,
  XLSX_TYPE,
} from '../../../kernel/server/excel/workbook.ts';
import { Download } from '../../../kernel/server/http/endpoint.ts';
import { type Lang, say, type Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { hoursBetween } from '../runs/line-words.rules.ts';
import { type Filter, findRuns } from './find-runs.server.ts';
import type { InboxRow } from './inbox.calls.ts';
import { INBOX_TEXT as TEXT } from './inbox.text.ts';

const PAGE = 200;
const MOST = 10_000;
const SHORE_MS = 8 * 3_600_000;

/** An instant as company time, the way a sheet holds it: its UTC parts are what is shown. */
const moment = (at: string | null): Date | null => (at === null ? null : new Date(Date.parse(at) + SHORE_MS));
const yes = (is: boolean, lang: Lang): string => say(is ? TEXT.yes : TEXT.no, lang);

type Column = { label: Text; width: number; format?: string; cell: (row: InboxRow, ctx: Ctx) => Cell };
const words = (label: Text, width: number, cell: Column['cell']): Column => ({ label, width, cell });
const time = (label: Text, at: (row: InboxRow) => string | null): Column => ({
  label,
  width: 18,
  format: 'yyyy-mm-dd hh:mm',
  cell: (row) => moment(at(row)),
});

const kind = words(TEXT.kind, 16, (row) => row.resourceLabel);
const document = words(TEXT.document, 40, (row) => row.title);
const amount = words(TEXT.amount, 20, (row) => row.amount);
const of = words(TEXT.of, 20, (row) => row.place);
const facts = words(TEXT.facts, 60, (row) => row.facts.map((fact) => `${fact.label} ${fact.value}`).join('; '));
const initiator = words(TEXT.initiator, 12, (row) => row.initiator.name);
const place = words(TEXT.place, 24, (row) => row.initiator.place);
const node = words(TEXT.node, 20, (row) => row.nodeName);
const status = words(TEXT.status, 12, (row) => row.statusLabel);
const submitted = time(TEXT.submitted, (row) => row.submittedAt);
const waiting = words(TEXT.waitingFor, 30, (row) =>
  row.waiting.map((one) => `${one.nodeName}: ${one.people.map((person) => person.name).join(', ')}`).join('; '),
);
const hours: Column = {
  label: TEXT.hours,
  width: 12,
  format: '0.0',
  cell: (row, ctx) => Number(hoursBetween(row.submittedAt, row.endedAt ?? ctx.now.toISOString())),
};

const COLUMNS: Readonly<Record<NonNullable<Filter['tab']>, readonly Column[]>> = {
  todo: [
    kind,
    document,
    amount,
    of,
    facts,
    initiator,
    place,
    submitted,
    node,
    time(TEXT.arrived, (row) => row.openedAt),
    time(TEXT.limit, (row) => row.dueAt),
    words(TEXT.late, 10, (row, ctx) => yes(row.overdue, ctx.lang)),
  ],
  done: [
    kind,
    document,
    amount,
    of,
    facts,
    initiator,
    place,
    submitted,
    node,
    words(TEXT.act, 12, (row) => row.actLabel),
    time(TEXT.actedAt, (row) => row.actedAt),
    status,
  ],
  mine: [
    kind,
    document,
    amount,
    of,
    facts,
    submitted,
    status,
    waiting,
    time(TEXT.endedAt, (row) => row.endedAt),
    hours,
  ],
  copied: [
    kind,
    document,
    amount,
    of,
    facts,
    initiator,
    place,
    submitted,
    status,
    time(TEXT.copiedAt, (row) => row.openedAt),
    words(TEXT.read, 10, (row, ctx) => yes(row.read, ctx.lang)),
  ],
};

async function* rowsOf(ctx: Ctx, filter: Filter, columns: readonly Column[]): AsyncGenerator<Cell[]> {
  for (let page = 0; page * PAGE < MOST; page += 1) {
    const { content } = await findRuns(ctx, { ...filter, page, size: PAGE });
    for (const row of content) yield columns.map((column) => column.cell(row, ctx));
    if (content.length < PAGE) return;
  }
}

/** What the tab shows with its filter, all pages of it. */
export async function exportInbox(ctx: Ctx, filter: Filter & { tab: NonNullable<Filter['tab']> }): Promise<Download> {
  const columns = COLUMNS[filter.tab];
  const name = say(TEXT.tabs[filter.tab], ctx.lang);
  const heads = columns.map(
    ({ label, width, format }): SheetColumn => ({ header: say(label, ctx.lang), width, ...(format && { format }) }),
  );
  const stream = await streamSheet(rowsOf(ctx, filter, columns), { name, columns: heads });
  return new Download({ stream, filename: fileName(name, officeDay(ctx.now)), type: XLSX_TYPE });
}
