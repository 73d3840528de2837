import { invalid } from '../../../kernel/errors.ts';
import { nextState } from '../../../kernel/flow/flow.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { actValues } from '../../../kernel/server/crud/act-form.ts';
import type { Http } from '../../../kernel/server/http/endpoint.ts';
import { mailRecord } from '../../../kernel/server/paper/mail-record.ts';
import { neg } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { keepOrderBudget, releaseOrder } from '../budget/order-budget.server.ts';
import { allocate } from '../demand/allocate-demand.server.ts';
import { unbillOrder } from './bill-order.server.ts';
import { unexpectOrder } from './expect-order.server.ts';
import { takenBy } from './order.approval.server.ts';
import { confirmForm, sendForm } from './order.calls.ts';
import { orderFlow } from './order.flow.ts';
import { type OrderRow, purchaseOrder } from './order.resource.ts';
import { orders } from './save-order.server.ts';

type Body = { version: number } & Record<string, unknown>;

/** Goes to the supplier as PDF, where an address is given; either way it is out of the house. */
export async function sendOrder(ctx: Ctx, http: Http, id: number, body: Body): Promise<OrderRow> {
  const { email, language } = await actValues(ctx, sendForm, body);
  if (email && !/^[^\s@]{1,64}@[^\s@]{1,190}$/.test(email))
    throw invalid([{ field: 'email', message: { zh: '邮箱格式不正确', en: 'Not an e-mail address' } }]);
  const row = await orders.get(ctx, id);
  const orderStatus = nextState(orderFlow, 'send', row.orderStatus);
  const sent = await orders.patch(
    ctx,
    id,
    { orderStatus, sentAt: ctx.now.toISOString() },
    { action: 'send', version: body.version },
  );
  if (email) {
    const english = language === 'en';
    await mailRecord(ctx, http, {
      resource: purchaseOrder.name,
      id,
      language,
      recipients: [email],
      subject: english ? `Purchase order ${row.orderNo}` : `采购订单 ${row.orderNo}`,
      text: english
        ? `Please find our purchase order ${row.orderNo} attached and confirm it with your delivery date.`
        : `附件为我司采购订单 ${row.orderNo}，请确认并回复交期。`,
    });
  }
  return sent.row;
}

/** The day for which the supplier promises it. */
export async function confirmOrder(ctx: Ctx, id: number, body: Body): Promise<OrderRow> {
  const { promisedDate, confirmRef } = await actValues(ctx, confirmForm, body);
  if (promisedDate < officeDay(ctx.now))
    throw invalid([{ field: 'promisedDate', message: { zh: '承诺交期早于今日', en: 'This day has passed' } }]);
  const row = await orders.get(ctx, id);
  const orderStatus = nextState(orderFlow, 'confirm', row.orderStatus);
  const values = { orderStatus, promisedDate, confirmRef };
  return (await orders.patch(ctx, id, values, { action: 'confirm', version: body.version })).row;
}

/** What of it nobody will invoice any more: the rest of its budget is free. */
export async function closeOrder(ctx: Ctx, id: number, { version, reason }: { version: number; reason: string }) {
  const row = await orders.get(ctx, id);
  const orderStatus = nextState(orderFlow, 'close', row.orderStatus);
  const closed = await orders.patch(ctx, id, { orderStatus }, { action: 'close', version, reason });
  await keepOrderBudget(asSystem(ctx, reason), closed.row);
  return closed.row;
}

/** Nothing of it will come: the needs are open again. */
export async function cancelOrder(ctx: Ctx, id: number, { version, reason }: { version: number; reason: string }) {
  const row = await orders.get(ctx, id);
  const orderStatus = nextState(orderFlow, 'cancel', row.orderStatus);
  const cancelled = await orders.patch(ctx, id, { orderStatus }, { action: 'cancel', version, reason });
  const given = new Map([...takenBy(row)].map(([need, quantity]) => [need, neg(quantity)]));
  await unexpectOrder(asSystem(ctx, reason), row.id);
  await unbillOrder(asSystem(ctx, reason), row);
  await releaseOrder(ctx, row);
  await allocate(asSystem(ctx, reason), given);
  return cancelled.row;
}
