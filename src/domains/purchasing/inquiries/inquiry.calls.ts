import { z } from 'zod';
import { actBody } from '../../../kernel/act.calls.ts';
import { defineMake } from '../../../kernel/flow/make-from.ts';
import { datetime, ref, refs, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { route } from '../../../kernel/route.ts';
import { takenNeed } from '../demand/demand.rules.ts';
import { DEMAND_TEXT } from '../demand/demand.text.ts';
import { demandLine } from '../demand/demand-line.resource.ts';
import { inquiry } from './inquiry.resource.ts';
import { INQUIRY_TEXT } from './inquiry.text.ts';

const BASE = '/api/purchasing/inquiries';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });
const version = z.object({ version: z.number().int() });
const withReason = z.object({ version: z.number().int(), reason: z.string().trim().min(1).max(500) });

/** Needs of one type, of whichever ships, become one inquiry. */
export const inquiryOfNeeds = defineMake({
  name: 'inquire',
  label: INQUIRY_TEXT.make,
  from: demandLine,
  to: inquiry,
  tail: 'from-demand',
  same: { by: ['purchaseType'], else: DEMAND_TEXT.oneType },
  against: takenNeed,
  together: true,
  done: INQUIRY_TEXT.made,
});

export const publishCall = route({
  method: 'POST',
  path: `${BASE}/:id/publish`,
  permission: 'purchasing:inquiry:publish',
  summary: { zh: '发布询价', en: 'Publish an inquiry' },
  params: Id,
  body: version,
});

/** Only to a later moment, and only before the present one. */
export const extendForm = defineResource({
  name: 'purchasing.extendInquiry',
  label: { zh: '延长截止时间', en: 'Extend' },
  fields: {
    deadline: datetime({ zh: '新截止时间', en: 'New deadline' }, { required: true }),
    reason: text({ zh: '原因', en: 'Reason' }, { variant: 'long', required: true, max: 500 }),
  },
});

export const extendCall = route({
  method: 'POST',
  path: `${BASE}/:id/extend`,
  permission: 'purchasing:inquiry:publish',
  summary: { zh: '延长询价截止时间', en: 'Extend an inquiry' },
  params: Id,
  body: actBody,
});

export const openCall = route({
  method: 'POST',
  path: `${BASE}/:id/open`,
  permission: 'purchasing:inquiry:open',
  summary: { zh: '开启报价', en: 'Open the quotations' },
  params: Id,
  body: version,
});

/** Those who quoted are asked once more; what they offered stays until they offer less. */
export const nextRoundForm = defineResource({
  name: 'purchasing.nextRound',
  label: { zh: '再报一轮', en: 'Another round' },
  fields: {
    deadline: datetime({ zh: '截止时间', en: 'Deadline' }, { required: true }),
    partnerIds: refs(
      'partner.partner',
      { zh: '供应商', en: 'Suppliers' },
      { help: { zh: '留空则为所有已报价的供应商', en: 'Left empty it goes to all who quoted' } },
    ),
    reason: text({ zh: '原因', en: 'Reason' }, { variant: 'long', required: true, max: 500 }),
  },
});

export const nextRoundCall = route({
  method: 'POST',
  path: `${BASE}/:id/next-round`,
  permission: 'purchasing:inquiry:publish',
  summary: { zh: '再报一轮', en: 'Ask for another round' },
  params: Id,
  body: actBody,
});

export const failCall = route({
  method: 'POST',
  path: `${BASE}/:id/fail`,
  permission: 'purchasing:inquiry:fail',
  summary: { zh: '询价流标', en: 'Record an inquiry as failed' },
  params: Id,
  body: withReason,
});

export const cancelInquiryCall = route({
  method: 'POST',
  path: `${BASE}/:id/cancel`,
  permission: 'purchasing:inquiry:cancel',
  summary: { zh: '取消询价', en: 'Cancel an inquiry' },
  params: Id,
  body: withReason,
});

/** Whose offer came by mail or telephone. */
export const enterQuoteForm = defineResource({
  name: 'purchasing.enterQuote',
  label: { zh: '代录报价', en: 'Enter a quotation' },
  fields: { partnerId: ref('partner.partner', { zh: '供应商', en: 'Supplier' }, { required: true }) },
});

export const enterQuoteCall = route({
  method: 'POST',
  path: `${BASE}/:id/quotations`,
  permission: 'purchasing:quotation:edit',
  summary: { zh: '代录报价', en: 'Enter a quotation' },
  params: Id,
  body: z.object({ partnerId: z.number().int().positive() }),
  reply: z.looseObject({ id: z.number() }),
});
