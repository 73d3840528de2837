import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { paymentOrder } from './payment-order.resource.ts';

/** Orders as an administrator leaves them after trying the tool. */
export async function demoPayments(ctx: Ctx): Promise<void> {
  const orders = recordsOf(paymentOrder);
  await orders.create(ctx, { subject: '收款测试：转账', amount: '0.01', provider: 'manual' });
  await orders.create(ctx, { subject: '船员体检费代收', amount: '380.00', provider: 'manual' });
  await orders.create(ctx, { subject: '会议室押金', amount: '200.00', provider: 'manual' }, { status: 'CLOSED' });
  const paidTime = new Date(ctx.now.getTime() - 26 * 3_600_000).toISOString();
  await orders.create(
    ctx,
    { subject: '电子海图服务费', amount: '1200.00', provider: 'manual' },
    { status: 'PAID', paidAmount: '1200.00', paidTime, tradeNo: 'ICBC20260712000318', payer: '海岳航运集团' },
  );
}
