import type { Ctx } from '../../../kernel/server/context.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { CONFIRM_MS } from '../red-ink/red-ink.rules.ts';
import { expireRedInks, redInkActs } from '../red-ink/red-ink.server.ts';
import type { RedInkInvoice } from '../red-ink/red-ink-invoice.resource.ts';
import { createRedInk, updateRedInk } from '../red-ink/save-red-ink.server.ts';

type Story = {
  readonly redReason: RedInkInvoice['redReason'];
  readonly initiator: RedInkInvoice['initiator'];
  readonly certified: boolean;
  readonly remark: string;
  readonly ends: 'draft' | 'waiting' | 'confirmed' | 'refused' | 'expired' | 'cancelled';
};

const STORIES: readonly Story[] = [
  { redReason: 'DISCOUNT', initiator: 'SELLER', certified: true, remark: '批量采购折让', ends: 'confirmed' },
  { redReason: 'RETURN', initiator: 'BUYER', certified: false, remark: '包装破损退回', ends: 'waiting' },
  { redReason: 'WRONG', initiator: 'BUYER', certified: false, remark: '规格型号开错', ends: 'refused' },
  { redReason: 'DISCOUNT', initiator: 'BUYER', certified: false, remark: '迟交折让', ends: 'expired' },
  { redReason: 'STOP', initiator: 'SELLER', certified: false, remark: '售后服务未履行', ends: 'cancelled' },
  { redReason: 'DISCOUNT', initiator: 'SELLER', certified: false, remark: '年终返利', ends: 'draft' },
];

/** Of a line a few yuan without pieces: each of them is a part of what it asked. */
const PART = { quantity: '0', netAmount: '-20.00', taxAmount: '-2.60' } as const;
const NONE = { quantity: '0', netAmount: '0', taxAmount: '0' } as const;

/** Red-ink confirmations of an invoice in force, one at each stage until the red paper comes. */
export async function demoRedInk(ctx: Ctx): Promise<void> {
  const [accountant] = await holdersOf(ctx, { roles: ['FIN_AP'] });
  const [blue] = await ctx.db.query<{ id: number }>(
    `select i.id from finance_invoice i where i.status = 'APPROVE' and i.red_of_id is null and i.invoice_type not in ('OVERSEAS', 'RECEIPT')
       and i.deleted_at is null
       and (select l.net_amount > 500 and l.tax_amount > 60 from finance_invoice_line l where l.parent_id = i.id order by l.seq limit 1)
     order by i.id limit 1`,
  );
  if (accountant === undefined || !blue) return;
  const by = await asPerson(ctx, accountant, ctx.now);
  const earlier = { ...by, now: new Date(ctx.now.getTime() - CONFIRM_MS - 3_600_000) };
  for (const { redReason, initiator, certified, remark, ends } of STORIES) {
    const at = ends === 'expired' ? earlier : by;
    const made = await createRedInk(at, { blueInvoiceId: blue.id, redReason, initiator, certified, remark });
    const { id } = await updateRedInk(at, {
      id: made.id,
      version: made.version,
      lines: made.lines.map((line, i) => ({ ...line, ...(i === 0 ? PART : NONE) })),
    });
    if (ends === 'draft') continue;
    if (ends === 'cancelled') {
      await redInkActs.perform(by, 'cancel', id, { reason: '双方改为另行协商' });
      continue;
    }
    await redInkActs.perform(at, 'start', id);
    if (ends === 'confirmed')
      await redInkActs.perform(by, 'confirm', id, { confirmNo: `3126${String(id).padStart(16, '0')}` });
    if (ends === 'refused') await redInkActs.perform(by, 'refuse', id, { reason: '销方认为规格与合同一致' });
  }
  await expireRedInks(by);
}
