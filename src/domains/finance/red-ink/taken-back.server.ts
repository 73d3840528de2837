import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { InvoiceRow } from '../invoices/invoice.resource.ts';
import { redInkInvoice } from './red-ink-invoice.resource.ts';

const redInks = recordsOf(redInkInvoice);

/** A red invoice is in force: what was confirmed for it is done. */
export async function takenBack(ctx: Ctx, { id, redOfId }: InvoiceRow): Promise<void> {
  if (!redOfId) return;
  for (const one of await redInks.find(ctx, { redInvoiceId: id, redStatus: 'RECEIVED' }, { lock: true }))
    await redInks.patch(ctx, one.id, { redStatus: 'DONE' }, { action: 'done' });
}
