import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { setting } from '../../../kernel/server/settings/settings.ts';
import type { Text } from '../../../kernel/text.ts';
import { assertApart, type Part } from '../../identity/public.server.ts';
import { POST_RECEIPT } from '../../stock/public.ts';
import { orderChange } from '../changes/order-change.resource.ts';
import { RECEIPT_DUTIES } from '../parameters.server.ts';
import { purchaseOrder } from './order.resource.ts';

const RULE: Text = {
  zh: '订货的人不能办理收货',
  en: 'whoever orders goods or approves the order does not receive them',
};
const ORDERED: Text = { zh: '订货', en: 'ordered' };
const CHANGED: Text = { zh: '变更', en: 'changed' };
const APPROVED: Text = { zh: '批准', en: 'approved' };

type Order = { readonly no: string; readonly vesselId: number | null; readonly organizationId: number };
type Maker = { readonly userId: number; readonly changeId: number | null };

/** Refuses whoever ordered the goods that they receive, has changed the order, or approved either. */
export async function assertReceiver(ctx: Ctx, orderId: number): Promise<void> {
  if (!(await setting<boolean>(ctx, RECEIPT_DUTIES))) return;
  const [order] = await ctx.db.query<Order>({
    name: 'purchasing-order-received',
    text: `select order_no as no, vessel_id as "vesselId", organization_id as "organizationId" from purchasing_purchase_order where id = $1`,
    values: [orderId],
  });
  if (!order) return;
  const makers = await ctx.db.query<Maker>({
    name: 'purchasing-makers-of-order',
    text: `select create_by as "userId", null::bigint as "changeId" from purchasing_purchase_order where id = $1
           union all select create_by, id from purchasing_order_change where order_id = $1 and status = 'APPROVE' and deleted_at is null`,
    values: [orderId],
  });
  const desk = answerOf(ctx, approvalDesk);
  const changes = makers.flatMap(({ changeId }) => changeId ?? []);
  const handled = desk
    ? [
        ...(await desk.handledBy(ctx, purchaseOrder.name, [orderId])).map((one) => ({ ...one, sent: ORDERED })),
        ...(await desk.handledBy(ctx, orderChange.name, changes)).map((one) => ({ ...one, sent: CHANGED })),
      ]
    : [];
  const { no, vesselId, organizationId } = order;
  const parts: Part[] = [
    ...makers.map(({ userId, changeId }) => ({ userId, no, did: changeId === null ? ORDERED : CHANGED })),
    ...handled.map(({ userId, part, sent }) => ({ userId, no, did: part === 'SENT' ? sent : APPROVED })),
  ];
  await assertApart(ctx, {
    rule: RULE,
    parts,
    permission: POST_RECEIPT,
    place: vesselId ? { dimension: 'vessel', id: vesselId } : { dimension: 'organization', id: organizationId },
  });
}
