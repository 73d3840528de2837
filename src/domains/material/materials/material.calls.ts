import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const BASE = '/api/material/materials';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });

export const unitsCall = route({
  method: 'GET',
  path: `${BASE}/:id/units`,
  permission: 'material:material:list',
  summary: { zh: '物料可用单位', en: 'Units of a material' },
  params: Id,
  reply: z.object({
    units: z.array(
      z.object({
        unitId: z.number(),
        code: z.string(),
        name: z.string(),
        nameEn: z.string(),
        factor: z.string(),
        from: z.enum(['BASE', 'OWN', 'GENERAL']),
      }),
    ),
  }),
});

export const searchCall = route({
  method: 'GET',
  path: `${BASE}/search`,
  permission: 'material:material:list',
  summary: { zh: '查找物料', en: 'Find materials' },
  query: z.object({
    q: z.string().trim().min(1).max(100),
    shipId: z.coerce.number<number>().int().positive().optional(),
  }),
  reply: z.object({
    content: z.array(
      z.object({
        id: z.number(),
        code: z.string().nullable(),
        name: z.string(),
        nameEn: z.string(),
        impaCode: z.string().nullable(),
        partNo: z.string().nullable(),
        baseUnitId: z.number(),
        minQty: z.string().nullable(),
        maxQty: z.string().nullable(),
      }),
    ),
  }),
});
