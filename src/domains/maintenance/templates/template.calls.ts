import { z } from 'zod';
import { type Reply, route } from '../../../kernel/route.ts';

const Id = z.number().int().positive();
const Counts = z.object({
  added: z.number(),
  updated: z.number(),
  /** What somebody changed on the ship stays; by code and name. */
  kept: z.array(z.string()),
  /** What the template has no more is told, never removed. */
  removed: z.array(z.string()),
});

/** Equipment and jobs of a released template to sister ships; `preview` only tells what it would do (maintenance 5.8). */
export const copyTemplateCall = route({
  method: 'POST',
  path: '/api/maintenance/equipment-templates/:id/copy',
  permission: 'maintenance:equipmentTemplate:copy',
  summary: { zh: '复制模板到船舶', en: 'Copy a template to ships' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  body: z.object({ shipIds: z.array(Id).min(1).max(50), jobs: z.boolean(), preview: z.boolean() }),
  reply: z.object({
    ships: z.array(Counts.extend({ shipId: z.number(), shipName: z.string(), jobs: Counts.nullable() })),
  }),
});

export type Copied = Reply<typeof copyTemplateCall>['ships'];
