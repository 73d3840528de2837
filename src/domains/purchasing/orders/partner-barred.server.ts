import { recordAddress } from '../../../kernel/record-address.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { notifyEach } from '../../../kernel/server/notify.ts';
import { standingOf } from '../../partner/public.server.ts';
import type { standingChanged } from '../../partner/public.ts';
import { inquiry } from '../inquiries/inquiry.resource.ts';
import { purchaseOrder } from './order.resource.ts';

export const PARTNER_BARRED = 'purchasing.partnerBarred';

type Standing = NonNullable<(typeof standingChanged)['told']>;

/** Nothing is begun with a partner who stands so; what is open is its buyer's to decide. */
const BARRED: ReadonlySet<Standing['to']> = new Set(['SUSPENDED', 'BLACKLISTED', 'INACTIVE']);
const SHOWN = 5;

type Open = { readonly buyerId: number; readonly kind: string; readonly id: number; readonly no: string };

/** Inquiries to which he is invited and that are not awarded yet, and orders of which something is to come, with whoever buys. */
const openWith = (ctx: Ctx, partnerId: number): Promise<Open[]> =>
  ctx.db.query<Open>({
    name: 'purchasing-open-with-partner',
    text: `select i.buyer_id as "buyerId", $2 as kind, i.id, i.inquiry_no as no from purchasing_inquiry i
           where i.inquiry_status in ('DRAFT', 'PUBLISHED', 'LOCKED', 'OPENED', 'AWARD_AUDIT') and i.deleted_at is null and i.buyer_id is not null
             and exists (select from purchasing_inquiry_invite v where v.parent_id = i.id and v.partner_id = $1)
           union all
           select o.create_by, $3, o.id, o.order_no from purchasing_purchase_order o
           where o.partner_id = $1 and o.order_status in ('DRAFT', 'APPROVED', 'SENT', 'CONFIRMED', 'PART_DELIVERED')
             and o.status <> 'REJECT' and o.deleted_at is null
           order by 1, 4`,
    values: [partnerId, inquiry.name, purchaseOrder.name],
  });

/** Whoever buys of a partner who is suspended or barred is told, once for all that is open with him. */
export async function tellBuyers(ctx: Ctx, { partnerId, to, reason }: Standing): Promise<void> {
  if (!BARRED.has(to)) return;
  const open = Map.groupBy(await openWith(ctx, partnerId), ({ buyerId }) => buyerId);
  const partner = (await standingOf(ctx, [partnerId])).get(partnerId);
  if (!partner || open.size === 0) return;
  const { name, nameEn } = partner;
  await notifyEach(
    ctx,
    PARTNER_BARRED,
    [...open].map(([buyerId, records]) => {
      const [first] = records as [Open];
      const numbers = records.slice(0, SHOWN).map(({ no }) => no);
      const more = records.length > SHOWN;
      return {
        to: [buyerId],
        title: {
          zh: `${name} 已不能往来：你有 ${records.length} 张未结的询价或订单`,
          en: `${nameEn || name} is barred: ${records.length} of your inquiries and orders are open`,
        },
        text: {
          zh: `${reason}；${numbers.join('、')}${more ? ' 等' : ''}`,
          en: `${reason}; ${numbers.join(', ')}${more ? ' and others' : ''}`,
        },
        link: recordAddress(first.kind, first.id),
        resource: first.kind,
        recordId: first.id,
      };
    }),
  );
}
