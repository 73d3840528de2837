import { z } from 'zod';
import { defineMake } from '../../../kernel/flow/make-from.ts';
import { route } from '../../../kernel/route.ts';
import { takenNeed } from '../demand/demand.rules.ts';
import { DEMAND_TEXT } from '../demand/demand.text.ts';
import { demandLine } from '../demand/demand-line.resource.ts';
import { inquiry } from './inquiry.resource.ts';
import { INQUIRY_TEXT } from './inquiry.text.ts';

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

/** Whose offer came by mail or telephone: several may be taken down at once, so that it asks for no version of the inquiry. */
export const enterQuoteCall = route({
  method: 'POST',
  path: '/api/purchasing/inquiries/:id/quotations',
  permission: 'purchasing:quotation:edit',
  summary: { zh: '代录报价', en: 'Enter a quotation' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  body: z.object({ partnerId: z.number().int().positive() }),
  reply: z.looseObject({ id: z.number() }),
});
