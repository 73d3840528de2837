import type { Ctx } from '../../../kernel/server/context.ts';
import { add, type Decimal, isZero, neg, orZero, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { intoOpenMonths, openBudgetMonths } from '../periods/budget-ledger.server.ts';
import type { EntryKind } from './entry-kinds.text.ts';

/** The document that entries are of: its kind of record, and the number that people know it by. */
export type BudgetSource = { readonly resource: string; readonly id: number; readonly no: string };

/** What a document plans or uses: base currency, `yyyy-MM`; a line of the document, where one stands behind it. */
export type BudgetLine = {
  readonly organizationId: number;
  readonly subjectId: number;
  readonly month: string;
  readonly amount: Decimal;
  readonly lineId?: number | null;
  readonly currencyId?: number | null;
  readonly rate?: Decimal | null;
};

type Entry = BudgetLine & {
  readonly kind: EntryKind;
  readonly source: BudgetSource;
  readonly systemId?: number | null;
  readonly note?: string | null;
  readonly reversalOfId?: number | null;
};

/** Appends entries in one statement; those of nothing are left out. CONFLICT with PERIOD_CLOSED where a month of theirs is closed. */
export async function writeEntries(ctx: Ctx, entries: readonly Entry[]): Promise<void> {
  const rows = entries
    .map(({ source, amount, ...one }) => ({
      ...one,
      amount: round(amount, 2),
      source: source.resource,
      sourceId: source.id,
      sourceNo: source.no.slice(0, 60),
    }))
    .filter(({ amount }) => !isZero(amount));
  if (rows.length === 0) return;
  await openBudgetMonths(ctx, rows);
  await ctx.db.query({
    name: 'finance-write-entries',
    text: `insert into finance_budget_entry (version, create_by, create_name, create_time, entry_date, month, organization_id, vessel_id,
             subject_id, kind, amount, currency_id, rate, system_id, source, source_id, line_id, source_no, reversal_of_id, note)
           select 1, $2, $3, $4, $5, e.month, e."organizationId", v.id, e."subjectId", e.kind, e.amount, e."currencyId", e.rate,
             e."systemId", e.source, e."sourceId", e."lineId", e."sourceNo", e."reversalOfId", e.note
           from jsonb_to_recordset($1::jsonb) as e (month text, "organizationId" bigint, "subjectId" bigint, kind text, amount numeric,
             "currencyId" bigint, rate numeric, "systemId" bigint, source text, "sourceId" bigint, "lineId" bigint, "sourceNo" text,
             "reversalOfId" bigint, note text)
           left join ${SHIPS} v on v.organization_id = e."organizationId" and v.deleted_at is null`,
    values: [JSON.stringify(rows), ctx.user.id, ctx.user.name, ctx.now.toISOString(), officeDay(ctx.now)],
  });
}

type Held = Omit<BudgetLine, 'lineId'> & { readonly kind: EntryKind; readonly lineId: number | null };

/** What a document holds now, by kind, subject, month and line. */
export function heldBy(ctx: Ctx, source: Omit<BudgetSource, 'no'>, kinds: readonly EntryKind[]): Promise<Held[]> {
  return ctx.db.query<Held>({
    name: 'finance-held-by',
    text: `select organization_id as "organizationId", subject_id as "subjectId", month, kind, line_id as "lineId", sum(amount) as amount
           from finance_budget_entry where source = $1 and source_id = $2 and kind = any($3::text[])
           group by organization_id, subject_id, month, kind, line_id`,
    values: [source.resource, source.id, kinds],
  });
}

const keyOf = (
  line: Pick<Held, 'organizationId' | 'subjectId' | 'month' | 'kind'> & { lineId?: number | null },
): string => [line.kind, line.organizationId, line.subjectId, line.month, line.lineId ?? ''].join(' ');

/**
 * Makes what a document holds of some kinds equal to the given lines: the difference to what it holds now is written, so that saying the
 * same twice writes nothing. What is spent in a month that is closed meanwhile goes into the first open one.
 */
export async function setHeld(
  ctx: Ctx,
  source: BudgetSource,
  wanted: Readonly<Partial<Record<EntryKind, readonly BudgetLine[]>>>,
  note?: string,
): Promise<void> {
  const kinds = Object.keys(wanted) as EntryKind[];
  const asked = kinds.flatMap((kind) =>
    (wanted[kind] ?? []).map((line): Held => ({ ...line, kind, lineId: line.lineId ?? null })),
  );
  const held = (await heldBy(ctx, source, kinds)).map((now): Held => ({ ...now, amount: neg(orZero(now.amount)) }));
  // What differs in a closed month is merged once more with what stands in the open one, so that it is taken back there once.
  const moved = merged(await intoOpenMonths(ctx, merged([...asked, ...held])));
  await writeEntries(
    ctx,
    moved.map((line) => ({ ...line, source, ...(note && { note }) })),
  );
}

/** Lines of one kind, place, subject, month and line as one; the first says the currency. */
function merged(lines: readonly Held[]): Held[] {
  const known = new Map<string, Held>();
  for (const line of lines) {
    const before = known.get(keyOf(line));
    known.set(keyOf(line), before ? { ...before, amount: add(before.amount, line.amount) } : line);
  }
  return [...known.values()].filter(({ amount }) => !isZero(round(amount, 2)));
}
