import { z } from 'zod';
import { actBody } from '../../../kernel/act.calls.ts';
import { ref } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { route } from '../../../kernel/route.ts';

const BASE = '/api/material/materials';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });

export const activateCall = route({
  method: 'POST',
  path: `${BASE}/:id/activate`,
  permission: 'material:material:activate',
  summary: { zh: '启用物料', en: 'Activate a material' },
  params: Id,
  body: z.object({ version: z.number().int() }),
});

export const disableCall = route({
  method: 'POST',
  path: `${BASE}/:id/disable`,
  permission: 'material:material:disable',
  summary: { zh: '停用物料', en: 'Disable a material' },
  params: Id,
  body: z.object({ version: z.number().int(), reason: z.string().trim().min(1).max(500) }),
});

/** What merging asks: into which item. */
export const mergeForm = defineResource({
  name: 'material.merge',
  label: { zh: '合并物料', en: 'Merge' },
  fields: {
    targetId: ref(
      'material.material',
      { zh: '并入', en: 'Into' },
      {
        required: true,
        where: { usable: ['ACTIVE'] },
        help: {
          zh: '基本单位须相同；换算与定额移入目标，已有的以目标为准',
          en: 'Of the same base unit; conversions and limits move there, and its own stand',
        },
      },
    ),
  },
});

export const mergeCall = route({
  method: 'POST',
  path: `${BASE}/:id/merge`,
  permission: 'material:material:merge',
  summary: { zh: '合并物料', en: 'Merge a material into another' },
  params: Id,
  body: actBody,
});

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
