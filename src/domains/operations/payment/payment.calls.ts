import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Id = z.object({ id: z.coerce.number<number>().int().positive() });
const Version = z.number().int().positive();
const Provider = z.enum(['manual', 'alipay']);
const base = '/api/system/payment-orders';

/** The row after the act, as the derived calls answer it. */
const Order = z.looseObject({
  id: z.number(),
  version: z.number(),
  status: z.string(),
  payCode: z.string().nullable(),
});

export const payCode = route({
  method: 'POST',
  path: `${base}/:id/code`,
  permission: 'operations:paymentOrder:add',
  summary: { zh: '取付款码', en: 'Get the payment code' },
  params: Id,
  reply: Order,
});

export const checkPayment = route({
  method: 'POST',
  path: `${base}/:id/check`,
  permission: 'operations:paymentOrder:check',
  summary: { zh: '查询支付结果', en: 'Ask whether it was paid' },
  params: Id,
  reply: Order,
});

export const closePayment = route({
  method: 'POST',
  path: `${base}/:id/close`,
  permission: 'operations:paymentOrder:close',
  summary: { zh: '关闭订单', en: 'Close the order' },
  params: Id,
  body: z.object({ version: Version, reason: z.string().trim().min(1).max(500) }),
  reply: Order,
});

/** Alipay sends here. Anybody may; what is not signed by Alipay is logged and has no effect. */
export const alipayNotify = route({
  method: 'POST',
  path: '/api/system/payment/alipay/notify',
  permission: 'public',
  summary: { zh: '支付宝通知', en: 'Message from Alipay' },
  body: z.record(z.string().max(100), z.string().max(10_000)),
});

const Bank = z.object({ accountName: z.string(), bankName: z.string(), accountNo: z.string() });

export const paymentSetup = route({
  method: 'GET',
  path: '/api/system/payment/settings',
  permission: 'operations:paymentOrder:list',
  summary: { zh: '查看收款设置', en: 'See how payments are taken' },
  reply: z.object({
    provider: Provider,
    bank: Bank,
    providers: z.array(z.object({ name: Provider, missing: z.string().nullable() })),
    /** No key is ever answered. */
    alipay: z.object({
      appId: z.string().nullable(),
      gateway: z.string().nullable(),
      notifyUrl: z.string().nullable(),
    }),
  }),
});

export const setPayment = route({
  method: 'PUT',
  path: '/api/system/payment/settings',
  permission: 'operations:paymentOrder:configure',
  summary: { zh: '修改收款设置', en: 'Change how payments are taken' },
  body: z.object({
    provider: Provider,
    bank: z.object({
      accountName: z.string().trim().min(1).max(100),
      bankName: z.string().trim().min(1).max(100),
      accountNo: z
        .string()
        .trim()
        .regex(/^[0-9A-Z -]{4,40}$/),
    }),
  }),
});
