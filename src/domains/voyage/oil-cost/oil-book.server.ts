import type { Reply } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { div, round } from '../../../kernel/value/decimal.ts';
import { gradeKey } from '../reports/oil-rows.rules.ts';
import { oilMonths, openBook } from './close-oil-month.server.ts';
import type { OilEntry, OilLayer } from './fifo.rules.ts';
import { type GradeBook, voyageCosts } from './oil-book.rules.ts';
import type { oilBookCall } from './oil-cost.calls.ts';
import { OIL_PRICE_PERMISSION } from './oil-cost.text.ts';

type Answer = Reply<typeof oilBookCall>;
type Shown = {
  readonly grades: readonly GradeBook[];
  readonly entries: readonly OilEntry[];
  readonly layers: readonly OilLayer[];
};

/** A month as it was frozen, or as it would be frozen now; without the permission its tonnes alone. */
export async function oilBookOf(ctx: Ctx, id: number): Promise<Answer> {
  const row = await oilMonths.get(ctx, id, { inner: true });
  const closed = row.periodStatus === 'CLOSED';
  const open = closed ? undefined : await openBook(ctx, { shipId: row.shipName, month: row.month });
  const shown = open?.book ?? frozen(row);
  const named = await namesOf(ctx, shown);
  const money = holds(ctx.user, OIL_PRICE_PERMISSION) ? (amount: string | null) => amount : () => null;
  return {
    closed,
    grades: shown.grades.map((grade) => ({
      ...grade,
      openingAmount: money(grade.openingAmount),
      receivedAmount: money(grade.receivedAmount),
      issuedAmount: money(grade.issuedAmount),
      adjustedAmount: money(grade.adjustedAmount),
      closingAmount: money(grade.closingAmount),
    })),
    voyages: voyageCosts(shown.entries).map((cost) => ({
      ...cost,
      voyageNo: named.voyages.get(cost.voyageId) ?? '',
      amount: money(cost.amount),
    })),
    entries: shown.entries.map(({ source, voyageId, amount, ...entry }) => ({
      ...entry,
      receiptId: source || null,
      voyageNo: voyageId === null ? null : (named.voyages.get(voyageId) ?? null),
      amount: money(amount),
    })),
    layers: shown.layers.map(({ source, oil, qty, amount, left, leftAmount }) => ({
      receiptId: source || null,
      oil,
      receivedAt: named.receipts.get(source)?.receivedAt ?? null,
      bdnNo: named.receipts.get(source)?.bdnNo ?? null,
      unitCost: money(round(div(amount, qty), 2)),
      remaining: left,
      remainingAmount: money(leftAmount),
    })),
    problems: open?.problems ?? [],
  };
}

type Frozen = Awaited<ReturnType<typeof oilMonths.get>>;

const tonnes = (value: unknown): string => round(String(value ?? '0'), 3);
const cents = (value: unknown): string => round(String(value ?? '0'), 2);

function frozen({ grades, entries, layers }: Frozen): Shown {
  const oilOf = ({ oilGrade, bonded }: { oilGrade: GradeBook['oil'] | string; bonded?: boolean | null }) =>
    gradeKey({ oilGrade: oilGrade as Parameters<typeof gradeKey>[0]['oilGrade'], bonded: bonded === true });
  return {
    grades: (grades ?? []).map((line) => ({
      oil: oilOf(line),
      opening: tonnes(line.opening),
      openingAmount: cents(line.openingAmount),
      received: tonnes(line.received),
      receivedAmount: cents(line.receivedAmount),
      issued: tonnes(line.issued),
      issuedAmount: cents(line.issuedAmount),
      adjusted: tonnes(line.adjusted),
      adjustedAmount: cents(line.adjustedAmount),
      closing: tonnes(line.closing),
      closingAmount: cents(line.closingAmount),
    })),
    entries: (entries ?? []).map((line) => ({
      kind: line.kind,
      oil: oilOf(line),
      source: line.receiptId ?? null,
      voyageId: line.voyageId ?? null,
      consumer: line.consumer ?? null,
      qty: tonnes(line.qty),
      amount: cents(line.amount),
    })),
    layers: (layers ?? []).map((line) => ({
      source: line.receiptId ?? 0,
      oil: oilOf(line),
      qty: tonnes(line.qty),
      amount: cents(line.amount),
      left: tonnes(line.remaining),
      leftAmount: cents(line.remainingAmount),
    })),
  };
}

type Receipt = { readonly receivedAt: string; readonly bdnNo: string | null };

/** Numbers of the voyages, and what tells the layers apart. */
async function namesOf(ctx: Ctx, { entries, layers }: Shown) {
  const voyageIds = [...new Set(entries.flatMap(({ voyageId }) => voyageId ?? []))];
  const receiptIds = [...new Set(layers.map(({ source }) => source))];
  const [voyages, receipts] = await ctx.db.together((db) =>
    Promise.all([
      db.query<{ id: number; no: string }>({
        name: 'voyage-oil-voyage-numbers',
        text: 'select id, voyage_no as no from voyage_voyage where id = any($1::bigint[])',
        values: [voyageIds],
      }),
      db.query<Receipt & { id: number }>({
        name: 'voyage-oil-layer-names',
        text: `select b.id, coalesce(l.end_time, r.rpt_time) as "receivedAt", l.bdn_no as "bdnNo"
               from voyage_oil_receipt b join voyage_report r on r.id = b.report_id
               left join voyage_bunkering l on b.source_kind = 'BUNKER' and l.parent_id = b.report_id and l.seq = b.seq
               where b.id = any($1::bigint[])`,
        values: [receiptIds],
      }),
    ]),
  );
  return {
    voyages: new Map(voyages.map(({ id, no }) => [id, no])),
    receipts: new Map(receipts.map((one): [number, Receipt] => [one.id, one])),
  };
}
