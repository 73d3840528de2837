import type { Ctx } from '../../../kernel/server/context.ts';
import { isDecimal } from '../../../kernel/value/decimal.ts';
import { fromBeijing, isFromAlipay, PAID_STATES } from './alipay.server.ts';
import { alipayKeys } from './alipay-keys.server.ts';
import type { PaymentOrder } from './payment-order.resource.ts';
import { type Outcome, TRADE_STATES } from './payment-words.text.ts';
import { heldOrder, settle } from './settle.server.ts';

type Fields = Readonly<Record<string, string>>;
const KEPT_BAD = 500;
const LONGEST = 500;

async function judge(ctx: Ctx, fields: Fields): Promise<{ outcome: Outcome; order?: PaymentOrder }> {
  if (!(await isFromAlipay(fields))) return { outcome: 'BAD_SIGNATURE' };
  if (fields.app_id !== alipayKeys()?.appId) return { outcome: 'WRONG_APP' };
  const order = await heldOrder(ctx, { orderNo: fields.out_trade_no ?? '' });
  if (order?.provider !== 'alipay') return { outcome: 'UNKNOWN_ORDER' };
  if (!PAID_STATES.has(fields.trade_status ?? '')) return { outcome: 'IGNORED', order };
  const amount = fields.total_amount ?? '';
  if (!isDecimal(amount)) return { outcome: 'WRONG_AMOUNT', order };
  const payment = {
    amount,
    tradeNo: fields.trade_no ?? '',
    paidTime: fromBeijing(fields.gmt_payment ?? '') ?? ctx.now.toISOString(),
    payer: fields.buyer_logon_id ?? null,
  };
  return { outcome: await settle(ctx, order, payment, '支付宝通知'), order };
}

/**
 * Takes a message that says it comes from Alipay. Everything is logged; only a signed one, for our application, an order of ours and
 * its exact amount moves money, and only once however often it comes. Answers whether Alipay may stop sending it.
 */
export async function takeNotification(ctx: Ctx, fields: Fields, address: string): Promise<boolean> {
  const { outcome, order } = await judge(ctx, fields);
  const payload = Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name !== 'sign')
      .slice(0, 60)
      .map(([name, value]) => [name.slice(0, 60), value.slice(0, LONGEST)]),
  );
  const state = Object.hasOwn(TRADE_STATES, fields.trade_status ?? '') ? fields.trade_status : null;
  const words = [fields.notify_id, fields.trade_no, state].map((word) => word?.slice(0, 100) ?? null);
  const amount = /^\d{1,12}(\.\d{1,2})?$/.test(fields.total_amount ?? '') ? fields.total_amount : null;
  await ctx.db.query(
    `insert into operations_payment_callback (create_by, create_name, create_time, received_time, order_id, outcome, notify_id, trade_no,
       trade_status, amount, address, payload) values (0, '', $1, $1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [ctx.now.toISOString(), order?.id ?? null, outcome, ...words, amount, address, JSON.stringify(payload)],
  );
  // Anybody may send unsigned messages: they must not fill the table.
  if (outcome === 'BAD_SIGNATURE') {
    await ctx.db.query(
      `delete from operations_payment_callback where outcome = 'BAD_SIGNATURE' and id <=
         (select id from operations_payment_callback where outcome = 'BAD_SIGNATURE' order by id desc offset $1 limit 1)`,
      [KEPT_BAD],
    );
  }
  return ['ACCEPTED', 'REPEATED', 'IGNORED', 'CLOSED_ORDER'].includes(outcome);
}
