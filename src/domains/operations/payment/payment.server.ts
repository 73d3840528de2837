import { AppError } from '../../../kernel/errors.ts';
import { nextState } from '../../../kernel/flow/flow.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { Download, type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import type { App } from '../../../kernel/server/module.ts';
import { setSetting } from '../../../kernel/server/settings/settings.ts';
import { say } from '../../../kernel/text.ts';
import { alipay } from './alipay.server.ts';
import { alipayKeys } from './alipay-keys.server.ts';
import { takeNotification } from './alipay-notify.server.ts';
import { manualTransfer } from './manual-transfer.server.ts';
import { alipayNotify, checkPayment, closePayment, payCode, paymentSetup, setPayment } from './payment.calls.ts';
import { paymentFlow } from './payment.flow.ts';
import { paymentCallback } from './payment-callback.resource.ts';
import { type PaymentOrder, paymentOrder } from './payment-order.resource.ts';
import { BANK_SETTINGS, bankDetails, PROVIDER_SETTING, usualProvider } from './payment-settings.server.ts';
import type { ProviderName } from './payment-words.text.ts';
import type { PaymentProvider } from './provider.server.ts';
import { heldOrder, settle } from './settle.server.ts';

const orders = recordsOf(paymentOrder);

const notifyUrl = ({ settings }: App): string | undefined =>
  settings.publicUrl && new URL(alipayNotify.path, settings.publicUrl).href;

async function providerOf(app: App, name: ProviderName): Promise<PaymentProvider> {
  if (name === 'manual') return manualTransfer(await bankDetails(app));
  return alipay({ notifyUrl: notifyUrl(app), now: app.now });
}

async function readyProvider(app: App, name: ProviderName): Promise<PaymentProvider> {
  const provider = await providerOf(app, name);
  if (provider.missing) throw new AppError('RULE', provider.missing);
  return provider;
}

function assertPending(order: PaymentOrder): void {
  if (order.status === 'PENDING') return;
  const { zh, en } = paymentFlow.states[order.status];
  throw new AppError('WRONG_STATE', {
    zh: `订单${zh}，不再收款`,
    en: `The order is ${en.toLowerCase()}: no payment is taken`,
  });
}

/** A transaction around the steps that write; what asks a provider stands outside of it. */
const within = <T>(app: App, ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  app.db.transaction((db) => work({ ...ctx, db }));

/** The code that the payer scans; it is fetched once. */
async function codeOf(app: App, ctx: Ctx, id: number): Promise<PaymentOrder> {
  const order = await orders.get(ctx, id);
  if (order.payCode) return order;
  assertPending(order);
  const code = await (await readyProvider(app, order.provider)).prepare(order);
  return within(app, ctx, async (inner) => {
    const held = await heldOrder(inner, { id });
    if (held && !held.payCode) await orders.patch(inner, id, { payCode: code }, { action: 'code' });
    return orders.get(inner, id);
  });
}

/** Asks the provider, for when its message has not arrived. */
async function check(app: App, ctx: Ctx, id: number): Promise<PaymentOrder> {
  const order = await orders.get(ctx, id);
  if (order.status !== 'PENDING') return order;
  const payment = await (await readyProvider(app, order.provider)).query(order);
  return within(app, ctx, async (inner) => {
    const held = await heldOrder(inner, { id });
    if (held && payment) {
      const outcome = await settle(inner, held, payment, '向支付方查询');
      if (outcome === 'WRONG_AMOUNT')
        throw new AppError(
          'RULE',
          {
            zh: '支付方报 {paid}，与订单金额不符，未入账',
            en: 'The provider says {paid}, which is not the amount of the order; nothing was entered',
          },
          { values: { paid: payment.amount } },
        );
    }
    await inner.db.query('update operations_payment_order set checked_time = $2 where id = $1', [
      id,
      ctx.now.toISOString(),
    ]);
    return orders.get(inner, id);
  });
}

async function close(
  app: App,
  ctx: Ctx,
  id: number,
  given: { version: number; reason: string },
): Promise<PaymentOrder> {
  const order = await orders.get(ctx, id);
  const status = nextState(paymentFlow, 'close', order.status);
  if (order.version === given.version && order.payCode) await (await readyProvider(app, order.provider)).close(order);
  return within(app, ctx, async (inner) => {
    const held = await heldOrder(inner, { id });
    if (held) nextState(paymentFlow, 'close', held.status);
    await orders.patch(inner, id, { status }, { action: 'close', ...given });
    return orders.get(inner, id);
  });
}

const acts = serveActs(paymentOrder, paymentFlow, {
  markPaid: (_ctx, { row, values, move }) => move({ ...values, paidAmount: row.amount }),
  // The provider is told outside of the transaction.
  close: 'elsewhere',
});

export const paymentEndpoints: readonly Endpoint[] = [
  ...crudEndpoints(paymentOrder, { omit: ['update', 'remove', 'import'], pick: { listed: true } }),
  ...crudEndpoints(paymentCallback, { omit: ['create', 'update', 'remove', 'import', 'history'] }),
  serve(payCode, (ctx, { params }, { app }) => codeOf(app, ctx, params.id), { transaction: false }),
  serve(checkPayment, (ctx, { params }, { app }) => check(app, ctx, params.id), { transaction: false }),
  ...acts.endpoints,
  serve(closePayment, (ctx, { params, body }, { app }) => close(app, ctx, params.id, body), { transaction: false }),
  serve(
    alipayNotify,
    async (ctx, { body }, { request }) => {
      const done = await takeNotification(ctx, body, request.ip);
      return new Download({
        stream: Buffer.from(done ? 'success' : 'fail'),
        filename: 'answer.txt',
        type: 'text/plain; charset=utf-8',
        inline: true,
      });
    },
    { form: true },
  ),
  serve(paymentSetup, async (ctx, _given, { app }) => {
    const [provider, bank] = await Promise.all([usualProvider(ctx), bankDetails(ctx)]);
    const providers = await Promise.all((['manual', 'alipay'] as const).map((name) => providerOf(app, name)));
    const keys = providers.some((one) => one.name === 'alipay' && !one.missing) ? alipayKeys() : undefined;
    return {
      provider,
      bank,
      providers: providers.map(({ name, missing }) => ({ name, missing: missing ? say(missing, ctx.lang) : null })),
      alipay: {
        appId: keys?.appId ?? null,
        gateway: keys ? new URL(keys.gateway).host : null,
        notifyUrl: notifyUrl(app) ?? null,
      },
    };
  }),
  serve(setPayment, async (ctx, { body: { provider, bank } }) => {
    await setSetting(ctx, PROVIDER_SETTING, provider);
    for (const [key, name] of Object.entries(BANK_SETTINGS))
      await setSetting(ctx, name, bank[key as keyof typeof bank]);
  }),
];
