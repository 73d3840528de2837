import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { add, type Decimal, eq, isDecimal, orZero, round } from '../../../kernel/value/decimal.ts';
import { standingOf } from './receivable.rules.ts';
import type { ReceivableKind } from './receivable.text.ts';
import { type ReceivableLine, receivableLine } from './receivable-line.resource.ts';

export const receivableLines = recordsOf(receivableLine);

/** What a document lets the company bill its customer. */
export type Receivable = {
  readonly source: string;
  readonly sourceId: number;
  readonly sourceNo: string;
  readonly partnerId: number;
  readonly vesselId: number | null;
  readonly currencyId: number;
  /** Whom its invoices name, where that is not the name of the partner. */
  readonly billTo: string | null;
  /** Days from the invoice to the day on which it is due. */
  readonly payDays: number;
  readonly lines: readonly {
    readonly lineId: number;
    readonly lineKind: ReceivableKind;
    readonly itemName: string;
    readonly itemNameEn: string;
    readonly earnedOn: string;
    /** Without tax, in the currency of the document. */
    readonly amount: Decimal;
    /** A fraction. */
    readonly taxRate: Decimal | null;
  }[];
};

const same = (a: unknown, b: unknown): boolean =>
  isDecimal(a) && isDecimal(b) ? eq(a, b) : (a ?? null) === (b ?? null);

/**
 * Says what may be billed of a document: what stands there already is made equal to it, so that saying it twice changes nothing; of what
 * it names no more nothing is owed. Where less is owed than is billed the line says so, until a red invoice takes it back.
 */
export async function mayBill(ctx: Ctx, { lines, ...shared }: Receivable): Promise<void> {
  const known = await ctx.db.query<{ id: number; lineId: number; lineKind: string }>({
    name: 'finance-receivable-lines-of',
    text: `select id, line_id as "lineId", line_kind as "lineKind" from finance_receivable_line
           where source = $1 and source_id = $2 and deleted_at is null order by id`,
    values: [shared.source, shared.sourceId],
  });
  const rest = new Map(known.map(({ id, lineId, lineKind }) => [`${lineKind} ${lineId}`, id]));
  for (const line of lines) {
    const key = `${line.lineKind} ${line.lineId}`;
    const id = rest.get(key);
    rest.delete(key);
    const { sourceId, ...told } = shared;
    const { lineKind, lineId, ...values } = line;
    if (id === undefined)
      await receivableLines.create(
        ctx,
        { lineKind, status: standingOf(line) },
        { ...told, sourceId, lineId, ...values, billedAmount: '0.00', heldAmount: '0.00' },
      );
    else await change(ctx, await heldReceivable(ctx, id), { ...values, ...told });
  }
  for (const id of rest.values()) await change(ctx, await heldReceivable(ctx, id), { amount: '0.00' });
}

type Change = Partial<Record<keyof ReceivableLine, unknown>>;

async function change(ctx: Ctx, before: ReceivableLine, values: Change): Promise<void> {
  const wanted: Change = { ...values, status: standingOf({ ...before, ...values } as ReceivableLine) };
  const stands = (Object.keys(wanted) as (keyof ReceivableLine)[]).every((name) => same(wanted[name], before[name]));
  if (!stands) await receivableLines.patch(ctx, before.id, wanted, { action: 'edit' });
}

/** Held to the end of the transaction: two invoices of one line wait for each other. */
export const heldReceivable = (ctx: Ctx, id: number): Promise<ReceivableLine> => receivableLines.held(ctx, id);

/** Puts an amount on an invoice under approval, or from there to what is billed; negative takes it back. */
export async function countReceivable(
  ctx: Ctx,
  id: number,
  { held = '0', billed = '0' }: { readonly held?: Decimal; readonly billed?: Decimal },
): Promise<ReceivableLine> {
  const before = await heldReceivable(ctx, id);
  const heldAmount = round(add(orZero(before.heldAmount), held), 2);
  const billedAmount = round(add(orZero(before.billedAmount), billed), 2);
  const status = standingOf({ ...before, heldAmount, billedAmount });
  return (await receivableLines.patch(ctx, id, { heldAmount, billedAmount, status }, { action: 'invoice' })).row;
}
