import { invalid } from '../../../kernel/errors.ts';
import { asSystem } from '../../../kernel/server/context.ts';
import { type ActHandler, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { mailRecord } from '../../../kernel/server/paper/mail-record.ts';
import { neg } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { neverInvoiced } from '../../finance/public.server.ts';
import { keepOrderBudget, releaseOrder } from '../budget/order-budget.server.ts';
import { beginChange } from '../changes/begin-change.server.ts';
import { allocate } from '../demand/allocate-demand.server.ts';
import { unbillOrder } from './bill-order.server.ts';
import { unexpectOrder } from './expect-order.server.ts';
import { takenBy } from './order.approval.server.ts';
import { orderFlow } from './order.flow.ts';
import { purchaseOrder } from './order.resource.ts';
import { assertNotPrepaying } from './prepay-order.server.ts';
import { shortClose } from './short-close.server.ts';

type Acts = typeof orderFlow.transitions;
type Handler<K extends keyof Acts> = ActHandler<typeof purchaseOrder.fields, Acts[K]>;

/** Goes to the supplier as PDF, where an address is given; either way it is out of the house. */
const send: Handler<'send'> = async (ctx, { row, values: { email, language }, http, move }) => {
  const sent = await move({ sentAt: ctx.now.toISOString() });
  if (email && http) {
    const english = language === 'en';
    await mailRecord(ctx, http, {
      resource: purchaseOrder.name,
      id: row.id,
      language,
      recipients: [email],
      subject: english ? `Purchase order ${row.orderNo}` : `采购订单 ${row.orderNo}`,
      text: english
        ? `Please find our purchase order ${row.orderNo} attached and confirm it with your delivery date.`
        : `附件为我司采购订单 ${row.orderNo}，请确认并回复交期。`,
    });
  }
  return { ...sent, mailed: Boolean(email && http) };
};

/** The day for which the supplier promises it. */
const confirm: Handler<'confirm'> = async (ctx, { values, move }) => {
  if (values.promisedDate < officeDay(ctx.now))
    throw invalid([{ field: 'promisedDate', message: { zh: '承诺交期早于今日', en: 'This day has passed' } }]);
  return move(values);
};

/** What of it nobody will invoice any more: the rest of its budget is free. */
const close: Handler<'close'> = async (ctx, { reason, move }) => {
  const closed = await move();
  const system = asSystem(ctx, reason);
  await neverInvoiced(system, { source: purchaseOrder.name, sourceId: closed.id });
  await keepOrderBudget(system, closed);
  return closed;
};

/** Nothing of it will come: the needs are open again. */
const cancel: Handler<'cancel'> = async (ctx, { row, reason, move }) => {
  await assertNotPrepaying(ctx, row);
  const cancelled = await move();
  const system = asSystem(ctx, reason);
  const given = new Map([...takenBy(row)].map(([need, quantity]) => [need, neg(quantity)]));
  await unexpectOrder(system, row.id);
  await unbillOrder(system, row);
  await releaseOrder(ctx, row);
  await allocate(system, given);
  return cancelled;
};

/** What becomes of an order in force. */
export const orderActs = serveActs(purchaseOrder, orderFlow, {
  send,
  confirm,
  shortClose,
  close,
  cancel,
  change: (ctx, { row }) => beginChange(ctx, row),
});
