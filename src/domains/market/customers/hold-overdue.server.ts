import type { Ctx } from '../../../kernel/server/context.ts';
import type { Schedule } from '../../../kernel/server/jobs/jobs.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { CUSTOMER_DEBTS } from '../../finance/public.server.ts';
import { customerActs } from './customer.server.ts';

/** Days after its due day at which unpaid freight puts a customer on hold (market 5.7). */
const OVERDUE_DAYS = 30;

type Overdue = { readonly id: number; readonly contracts: string };

/** Customers in good standing whose freight is overdue by more than thirty days are put on hold; answers how many. */
export async function holdOverdue(ctx: Ctx): Promise<number> {
  const found = await ctx.db.query<Overdue>({
    name: 'market-overdue-customers',
    text: `select b.id, string_agg(o.no, '、' order by o.no) as contracts
      from market_customer b join lateral (select c.contract_no as no from market_contract c where c.customer_id = b.id and c.deleted_at is null
          and c.contract_status = 'COMPLETED' and c.received_on is null and c.billed is not true and c.due_on < $1::date - ${OVERDUE_DAYS}
        union all select d.invoice_no from ${CUSTOMER_DEBTS} d
          where d.partner_id = b.partner_id and d.due_date < $1::date - ${OVERDUE_DAYS}) o on true
      where b.standing = 'OPEN' and b.deleted_at is null group by b.id order by b.id`,
    values: [officeDay(ctx.now)],
  });
  for (const { id, contracts } of found)
    await customerActs.perform(ctx, 'hold', id, {
      reason: `运费逾期超过 ${OVERDUE_DAYS} 天：${contracts}`.slice(0, 500),
    });
  return found.length;
}

export const overdueSchedule: Schedule = {
  label: { zh: '运费逾期客户暂停往来', en: 'Customers with overdue freight' },
  cron: '10 6 * * *',
  run: async (work) => {
    const held = await work.transaction('运费逾期', holdOverdue);
    return { zh: `暂停 ${held} 家`, en: `${held} put on hold` };
  },
};
