import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Id = z.object({ id: z.coerce.number<number>().int().positive() });
const vendor = { permission: 'signedIn', realm: 'vendor' } as const;
const RecordId = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullish();

/** A paper as the form holds it; each value is held against the fields that are declared. */
export const submitPaperCall = route({
  method: 'POST',
  path: '/api/vendor/proposed-papers',
  ...vendor,
  summary: { zh: '提交公司证照', en: 'Hand in a company paper' },
  body: z.looseObject({ replacesId: RecordId, attachment: RecordId }),
  reply: z.looseObject({ id: z.number(), version: z.number() }),
});

export const withdrawPaperCall = route({
  method: 'POST',
  path: '/api/vendor/proposed-papers/:id/withdraw',
  ...vendor,
  summary: { zh: '撤回公司证照', en: 'Take back a company paper' },
  params: Id,
  body: z.object({ version: z.number().int() }),
});

const Entry = z.object({ code: z.string(), zh: z.string(), en: z.string(), enabled: z.boolean() });

/** The words that stand in the area's forms; all other dictionaries are the house's own. */
export const vendorWordsCall = route({
  method: 'GET',
  path: '/api/vendor/dictionaries/entries',
  ...vendor,
  summary: { zh: '供应商区用词', en: 'Words of the suppliers’ area' },
  reply: z.record(z.string(), z.array(Entry)),
});
