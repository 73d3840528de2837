import { z } from 'zod';
import { LARGE_BODY, route } from '../../../kernel/route.ts';

const Id = z.object({ id: z.coerce.number<number>().int().positive() });
const Text = z.string().max(1000).nullable().optional();
const Amount = z.string().max(40).nullable().optional();
const Ref = z.number().int().positive().nullable().optional();
const vendor = { permission: 'signedIn', realm: 'vendor' } as const;

/** What a supplier writes; his firm's rules and the inquiry's are the server's to hold it against. */
export const QuoteDraft = z.object({
  vendorRef: Text,
  currencyId: Ref,
  taxIncluded: z.boolean().nullable().optional(),
  taxRate: Amount,
  orderDiscountPct: Amount,
  freightMode: z.string().max(20).nullable().optional(),
  freight: Amount,
  leadDays: z.number().int().nullable().optional(),
  validUntil: z.string().max(10).nullable().optional(),
  remark: Text,
  lines: z
    .array(
      z.object({
        id: z.number().int().positive(),
        lineState: z.string().max(20).nullable().optional(),
        unitPrice: Amount,
        unitId: Ref,
        factor: Amount,
        discountPct: Amount,
        partSource: z.string().max(20).nullable().optional(),
        maker: Text,
        origin: Text,
        leadDays: z.number().int().nullable().optional(),
        remark: Text,
      }),
    )
    .max(500),
});

export type QuoteDraftView = z.output<typeof QuoteDraft>;

const Invitation = z.object({
  id: z.number(),
  inquiryNo: z.string(),
  title: z.string(),
  deadline: z.string(),
  roundNo: z.number(),
  lines: z.number(),
  state: z.enum(['OPEN', 'CLOSED', 'CANCELLED', 'AWARDED', 'NOT_AWARDED']),
  inviteStatus: z.string(),
  quoteStatus: z.string().nullable(),
  submittedAt: z.string().nullable(),
  receiptNo: z.string().nullable(),
});

export type InvitationView = z.output<typeof Invitation>;

/** Every answer tells the server's time, by which deadlines are judged. */
export const invitationsCall = route({
  method: 'GET',
  path: '/api/vendor/invitations',
  ...vendor,
  summary: { zh: '我的询价邀请', en: 'Invitations to quote' },
  reply: z.object({ serverTime: z.string(), rows: z.array(Invitation) }),
});

const Named = z.object({ id: z.number(), name: z.string() });

const InvitationDetail = z.object({
  serverTime: z.string(),
  id: z.number(),
  inquiryNo: z.string(),
  title: z.string(),
  deadline: z.string(),
  roundNo: z.number(),
  state: Invitation.shape.state,
  inviteStatus: z.string(),
  declineReason: z.string().nullable(),
  deliveryTerm: z.string().nullable(),
  paymentTerm: z.string().nullable(),
  validFrom: z.string(),
  allowPartial: z.boolean(),
  remark: z.string().nullable(),
  currencies: z.array(z.object({ id: z.number(), code: z.string() })),
  units: z.array(Named),
  lines: z.array(
    z.object({
      lineNo: z.number(),
      description: z.string(),
      spec: z.string().nullable(),
      partSource: z.string().nullable(),
      unitId: z.number(),
      unit: z.string(),
      qty: z.string(),
      needBy: z.string().nullable(),
      remark: z.string().nullable(),
      sources: z.array(
        z.object({ ship: z.string(), port: z.string().nullable(), needBy: z.string().nullable(), qty: z.string() }),
      ),
    }),
  ),
  quote: z
    .object({
      id: z.number(),
      version: z.number(),
      quoteNo: z.string(),
      roundNo: z.number(),
      status: z.string(),
      entered: z.boolean(),
      unsent: z.boolean(),
      submittedAt: z.string().nullable(),
      receiptNo: z.string().nullable(),
      digest: z.string().nullable(),
      values: z.looseObject({ lines: z.array(z.looseObject({})) }),
    })
    .nullable(),
});

export type InvitationDetailView = z.output<typeof InvitationDetail>;

export const invitationCall = route({
  method: 'GET',
  path: '/api/vendor/invitations/:id',
  ...vendor,
  summary: { zh: '询价内容与我的报价', en: 'An inquiry with the own quotation' },
  params: Id,
  reply: InvitationDetail,
});

/** Makes the quotation to be written, where there is none in this round; the buyer sees that the inquiry was looked at. */
export const beginCall = route({
  method: 'POST',
  path: '/api/vendor/invitations/:id/begin',
  ...vendor,
  summary: { zh: '开始报价', en: 'Begin to quote' },
  params: Id,
});

export const declineCall = route({
  method: 'POST',
  path: '/api/vendor/invitations/:id/decline',
  ...vendor,
  summary: { zh: '谢绝报价', en: 'Decline to quote' },
  params: Id,
  body: z.object({ reason: z.string().trim().min(1).max(200) }),
});

export const keepDraftCall = route({
  method: 'PUT',
  path: '/api/vendor/quotations/:id',
  ...vendor,
  summary: { zh: '保存报价草稿', en: 'Keep the draft of a quotation' },
  maxBody: LARGE_BODY,
  params: Id,
  body: QuoteDraft,
});

export const submitCall = route({
  method: 'POST',
  path: '/api/vendor/quotations/:id/submit',
  ...vendor,
  summary: { zh: '提交报价', en: 'Submit a quotation' },
  maxBody: LARGE_BODY,
  params: Id,
  body: QuoteDraft.extend({ version: z.number().int() }),
  reply: z.object({ receiptNo: z.string(), digest: z.string(), submittedAt: z.string() }),
});

export const withdrawCall = route({
  method: 'POST',
  path: '/api/vendor/quotations/:id/withdraw',
  ...vendor,
  summary: { zh: '撤回报价', en: 'Withdraw a quotation' },
  params: Id,
  body: z.object({ version: z.number().int() }),
});

export const quoteSheetCall = route({
  method: 'GET',
  path: '/api/vendor/invitations/:id/excel',
  ...vendor,
  summary: { zh: '下载报价表', en: 'The quotation as a sheet' },
  params: Id,
});

/** Lines of an uploaded sheet, to be filled into the form; nothing is kept or submitted by it. */
export const readSheetCall = route({
  method: 'POST',
  path: '/api/vendor/invitations/:id/excel',
  ...vendor,
  summary: { zh: '上传报价表', en: 'Read a quotation from a sheet' },
  params: Id,
  reply: z.object({ lines: z.array(z.looseObject({ id: z.number() })) }),
});

const Order = z.object({
  id: z.number(),
  version: z.number(),
  orderNo: z.string(),
  ship: z.string(),
  port: z.string().nullable(),
  requiredDate: z.string(),
  promisedDate: z.string().nullable(),
  status: z.string(),
  currency: z.string(),
  total: z.string(),
  sentAt: z.string(),
});

export type VendorOrderView = z.output<typeof Order>;

export const vendorOrdersCall = route({
  method: 'GET',
  path: '/api/vendor/orders',
  ...vendor,
  summary: { zh: '我的订单', en: 'Orders' },
  query: z.object({
    page: z.coerce.number<number>().int().min(0).max(10_000).default(0),
    size: z.coerce.number<number>().int().min(1).max(100).default(20),
  }),
  reply: z.object({ rows: z.array(Order), total: z.number() }),
});

export const vendorOrderCall = route({
  method: 'GET',
  path: '/api/vendor/orders/:id',
  ...vendor,
  summary: { zh: '订单内容', en: 'An order' },
  params: Id,
  reply: Order.extend({
    remark: z.string().nullable(),
    confirmRef: z.string().nullable(),
    lines: z.array(
      z.object({
        id: z.number(),
        description: z.string(),
        spec: z.string().nullable(),
        unit: z.string(),
        qty: z.string(),
        unitPrice: z.string(),
        discountPct: z.string().nullable(),
        amount: z.string(),
        acceptedQty: z.string(),
        rejectedQty: z.string(),
      }),
    ),
  }),
});

export const confirmVendorOrderCall = route({
  method: 'POST',
  path: '/api/vendor/orders/:id/confirm',
  ...vendor,
  summary: { zh: '确认订单', en: 'Confirm an order' },
  params: Id,
  body: z.object({
    version: z.number().int(),
    promisedDate: z.iso.date(),
    confirmRef: z.string().trim().max(50).optional(),
  }),
});
