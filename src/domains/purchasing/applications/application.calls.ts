import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const BASE = '/api/purchasing/applications';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });

export const copyCall = route({
  method: 'POST',
  path: `${BASE}/:id/copy`,
  permission: 'purchasing:application:add',
  summary: { zh: '复制采购申请', en: 'Copy an application' },
  params: Id,
  reply: z.looseObject({ id: z.number() }),
});

const Facts = z.object({
  facts: z.array(
    z.object({
      materialId: z.number(),
      unitId: z.number(),
      baseFactor: z.string().nullable(),
      minQty: z.string().nullable(),
      maxQty: z.string().nullable(),
      onOrderQty: z.string().nullable(),
      refPrice: z.string().nullable().optional(),
    }),
  ),
});

export type LineFacts = z.infer<typeof Facts>['facts'][number];

/** What one decides by while lines are written, for some materials of a ship or unit. Prices only to those who may see them. */
export const factsCall = route({
  method: 'GET',
  path: `${BASE}/facts`,
  permission: 'purchasing:application:list',
  summary: { zh: '申请明细参考', en: 'Facts beside lines' },
  query: z.object({
    organizationId: z.coerce.number<number>().int().positive(),
    exceptId: z.coerce.number<number>().int().positive().optional(),
    /** `material:unit`, as often as there are lines. */
    of: z.preprocess(
      (value: string | string[] | undefined) => [value ?? []].flat(),
      z
        .array(
          z
            .string()
            .max(40)
            .regex(/^\d{1,15}:\d{1,15}$/),
        )
        .max(500),
    ),
  }),
  reply: Facts,
});
