import { z } from 'zod';
import { LARGE_BODY, route } from '../../../kernel/route.ts';

const Id = z.object({ id: z.coerce.number<number>().int().positive() });
const vendor = { permission: 'signedIn', realm: 'vendor' } as const;
const Version = z.object({ version: z.number().int() });

/** A quotation as the form holds it; each value is held against the fields that are declared. */
const Quotation = Version.loose().extend({
  lines: z.array(z.looseObject({ id: z.number().int().positive() })).max(500),
});

/** Makes the quotation to be written, where there is none in this round; the buyer sees that the inquiry was looked at. */
export const beginCall = route({
  method: 'POST',
  path: '/api/vendor/invitations/:id/begin',
  ...vendor,
  summary: { zh: '开始报价', en: 'Begin to quote' },
  params: Id,
  reply: z.object({ id: z.number() }),
});

export const declineCall = route({
  method: 'POST',
  path: '/api/vendor/invitations/:id/decline',
  ...vendor,
  summary: { zh: '谢绝报价', en: 'Decline to quote' },
  params: Id,
  body: z.object({ reason: z.string().trim().min(1).max(200) }),
});

export const submitCall = route({
  method: 'POST',
  path: '/api/vendor/quotations/:id/submit',
  ...vendor,
  summary: { zh: '提交报价', en: 'Submit a quotation' },
  maxBody: LARGE_BODY,
  params: Id,
  body: Quotation,
  reply: z.looseObject({ id: z.number(), version: z.number() }),
});

export const withdrawCall = route({
  method: 'POST',
  path: '/api/vendor/quotations/:id/withdraw',
  ...vendor,
  summary: { zh: '撤回报价', en: 'Withdraw a quotation' },
  params: Id,
  body: Version,
});

export const quoteSheetCall = route({
  method: 'GET',
  path: '/api/vendor/quotations/:id/excel',
  ...vendor,
  summary: { zh: '下载报价表', en: 'The quotation as a sheet' },
  params: Id,
});

/** Lines of an uploaded sheet, to be filled into the form; nothing is kept or submitted by it. */
export const readSheetCall = route({
  method: 'POST',
  path: '/api/vendor/quotations/:id/excel',
  ...vendor,
  summary: { zh: '上传报价表', en: 'Read a quotation from a sheet' },
  params: Id,
  reply: z.object({ lines: z.array(z.looseObject({ id: z.number() })) }),
});

export const confirmVendorOrderCall = route({
  method: 'POST',
  path: '/api/vendor/purchase-orders/:id/confirm',
  ...vendor,
  summary: { zh: '确认订单', en: 'Confirm an order' },
  params: Id,
  body: z.object({
    version: z.number().int(),
    promisedDate: z.iso.date(),
    confirmRef: z.string().trim().max(50).nullish(),
  }),
});
