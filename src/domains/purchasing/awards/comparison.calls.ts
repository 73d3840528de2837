import { z } from 'zod';
import { LARGE_BODY, route } from '../../../kernel/route.ts';
import { COMPARE_PERMISSION } from '../prices.rules.ts';
import { SCENARIOS } from './award-words.text.ts';

const BASE = '/api/purchasing/inquiries';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });
const Amount = z.string();
const Maybe = z.string().nullable();
const scenario = z.enum(Object.keys(SCENARIOS) as (keyof typeof SCENARIOS)[]);

const Offer = z.object({
  quotationId: z.number(),
  partnerId: z.number(),
  partner: z.string(),
  quoteNo: z.string(),
  currency: z.string(),
  roundNo: z.number(),
  goods: Amount,
  freight: Amount,
  freightAtCost: z.boolean(),
  total: Amount,
  /** Lines quoted, of those asked. */
  covers: z.number(),
  leadDays: z.number().nullable(),
  validUntil: Maybe,
  expired: z.boolean(),
  termDiffers: z.boolean(),
  rank: z.number().nullable(),
});

const Cell = z.object({
  quotationId: z.number(),
  netBase: Amount,
  amount: Amount,
  /** With its part of the freight. */
  landed: Amount,
  unitPrice: Amount,
  leadDays: z.number().nullable(),
  remark: Maybe,
});

const Line = z.object({
  lineNo: z.number(),
  description: z.string(),
  spec: Maybe,
  unit: z.string(),
  qty: Amount,
  targetPrice: Maybe,
  lastPrice: Maybe,
  benchmark: Maybe,
  lowest: Maybe,
  cells: z.array(Cell),
});

const Split = z.object({
  scenario,
  quotationId: z.number().nullable(),
  picks: z.array(z.object({ lineNo: z.number(), quotationId: z.number() })),
  uncovered: z.array(z.number()),
  goods: Amount,
  freight: Amount,
  handling: Amount,
  total: Amount,
  saving: Maybe,
  savingPct: Maybe,
});

/** All amounts in base currency without tax. */
export const comparisonCall = route({
  method: 'GET',
  path: `${BASE}/:id/comparison`,
  permission: COMPARE_PERMISSION,
  summary: { zh: '比价', en: 'Compare the quotations' },
  params: Id,
  reply: z.object({ offers: z.array(Offer), lines: z.array(Line), splits: z.array(Split) }),
});

export const comparisonSheetCall = route({
  method: 'GET',
  path: `${BASE}/:id/comparison/export`,
  permission: COMPARE_PERMISSION,
  summary: { zh: '导出比价表', en: 'Export the comparison' },
  params: Id,
});

/** Proposes who gets what; by hand each line names its quotation. */
export const awardCall = route({
  method: 'POST',
  path: `${BASE}/:id/awards`,
  permission: 'purchasing:award:add',
  summary: { zh: '定标', en: 'Award' },
  maxBody: LARGE_BODY,
  params: Id,
  body: z.object({
    scenario,
    quotationId: z.number().int().positive().optional(),
    picks: z
      .array(
        z.object({
          lineNo: z.number().int().positive(),
          quotationId: z.number().int().positive(),
          reason: z.string().trim().max(200).optional(),
        }),
      )
      .max(500)
      .optional(),
  }),
  reply: z.looseObject({ id: z.number() }),
});

export type Comparison = z.output<NonNullable<typeof comparisonCall.reply>>;
