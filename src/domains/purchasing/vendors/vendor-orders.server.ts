import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { materialFacts } from '../../material/public.server.ts';
import { orderActs } from '../orders/order-acts.server.ts';
import { orders } from '../orders/save-order.server.ts';

type Row = Readonly<Record<string, unknown>>;

/** An order as its supplier reads it: in English with the names that materials have there. */
export async function vendorOrder(ctx: Ctx, own: Row & { readonly id: number }): Promise<Row> {
  if (ctx.lang !== 'en') return own;
  const inner = asSystem(ctx, '供应商操作');
  const { lines } = await orders.get(inner, own.id);
  const facts = await materialFacts(
    inner,
    lines.flatMap(({ materialId }) => materialId ?? []),
  );
  const english = new Map(
    lines.map(({ id, materialId }) => [id, materialId ? facts.get(materialId)?.nameEn : undefined]),
  );
  return {
    ...own,
    lines: (own.lines as readonly (Row & { id: number })[]).map((line) => ({
      ...line,
      description: english.get(line.id) || line.description,
    })),
  };
}

/** The supplier promises a day; a price or quantity of his own is another matter, and the buyer's. */
export async function confirmVendorOrder(
  ctx: Ctx,
  id: number,
  body: { version: number; promisedDate: string; confirmRef?: string | null },
): Promise<void> {
  await orderActs.perform(asSystem(ctx, '供应商操作'), 'confirm', id, body);
}
