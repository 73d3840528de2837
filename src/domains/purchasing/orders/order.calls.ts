import { z } from 'zod';
import { actBody } from '../../../kernel/act.calls.ts';
import { choice, date, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { route } from '../../../kernel/route.ts';

const BASE = '/api/purchasing/purchase-orders';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });

/** Several needs of one ship or unit become one draft. */
export const fromDemandCall = route({
  method: 'POST',
  path: `${BASE}/from-demand`,
  permission: 'purchasing:purchaseOrder:add',
  summary: { zh: '由需求生成订单', en: 'Make an order of needs' },
  body: z.object({
    partnerId: z.number().int().positive(),
    demandLineIds: z.array(z.number().int().positive()).min(1).max(500),
  }),
  reply: z.looseObject({ id: z.number() }),
});

/** Of whom the chosen needs are ordered. */
export const supplierForm = defineResource({
  name: 'purchasing.supplierOfNeeds',
  label: { zh: '生成订单', en: 'Make an order' },
  fields: {
    partnerId: ref(
      'partner.partner',
      { zh: '供应商', en: 'Supplier' },
      { required: true, where: { qualifyStatus: ['QUALIFIED', 'TRIAL'] } },
    ),
  },
});

/** To whom the order goes as PDF; without an address it is only marked as sent. */
export const sendForm = defineResource({
  name: 'purchasing.sendOrder',
  label: { zh: '发送订单', en: 'Send the order' },
  fields: {
    email: text(
      { zh: '收件邮箱', en: 'To' },
      {
        max: 120,
        help: { zh: '留空则只登记为已发送', en: 'Left empty it is marked as sent, and no mail goes' },
      },
    ),
    language: choice(
      { zh: { zh: '中文', en: 'Chinese' }, en: { zh: '英文', en: 'English' } },
      { zh: '语言', en: 'Language' },
      { required: true, default: 'zh' },
    ),
  },
});

export const sendCall = route({
  method: 'POST',
  path: `${BASE}/:id/send`,
  permission: 'purchasing:purchaseOrder:send',
  summary: { zh: '发送订单', en: 'Send an order' },
  params: Id,
  body: actBody,
});

/** What the supplier answered. */
export const confirmForm = defineResource({
  name: 'purchasing.confirmOrder',
  label: { zh: '登记确认', en: 'Record the confirmation' },
  fields: {
    promisedDate: date({ zh: '承诺交期', en: 'Promised for' }, { required: true }),
    confirmRef: text({ zh: '供方编号', en: 'Reference of the supplier' }, { max: 50 }),
  },
});

export const confirmCall = route({
  method: 'POST',
  path: `${BASE}/:id/confirm`,
  permission: 'purchasing:purchaseOrder:confirm',
  summary: { zh: '登记订单确认', en: 'Record the confirmation of an order' },
  params: Id,
  body: actBody,
});

export const cancelCall = route({
  method: 'POST',
  path: `${BASE}/:id/cancel`,
  permission: 'purchasing:purchaseOrder:cancel',
  summary: { zh: '取消订单', en: 'Cancel an order' },
  params: Id,
  body: z.object({ version: z.number().int(), reason: z.string().trim().min(1).max(500) }),
});

export const closeCall = route({
  method: 'POST',
  path: `${BASE}/:id/close`,
  permission: 'purchasing:purchaseOrder:close',
  summary: { zh: '关闭订单', en: 'Close an order' },
  params: Id,
  body: z.object({ version: z.number().int(), reason: z.string().trim().min(1).max(500) }),
});

/** What becomes of what will not come. */
export const shortCloseForm = defineResource({
  name: 'purchasing.shortClose',
  label: { zh: '短结', en: 'Close short' },
  fields: {
    remaining: choice(
      {
        POOL: { zh: '退回需求池另行采购', en: 'Back to the demand pool' },
        DROP: { zh: '不再需要', en: 'Not needed any more' },
      },
      { zh: '未到部分', en: 'What has not come' },
      { required: true, default: 'POOL' },
    ),
    reason: text({ zh: '原因', en: 'Reason' }, { variant: 'long', required: true, max: 500 }),
  },
});

export const shortCloseCall = route({
  method: 'POST',
  path: `${BASE}/:id/short-close`,
  permission: 'purchasing:purchaseOrder:shortClose',
  summary: { zh: '短结订单', en: 'Close an order short' },
  params: Id,
  body: actBody,
});
