import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

/** Plans the conferences of a year; asked for again it makes none that is there. */
export const generatePlansCall = route({
  method: 'POST',
  path: '/api/qhse/conference-plans/generate',
  permission: 'qhse:conferencePlan:generate',
  summary: { zh: '生成年度会议计划', en: 'Plan the conferences of a year' },
  body: z.object({ year: z.number().int().min(2000).max(2100) }),
  reply: z.object({ made: z.number(), there: z.number() }),
});
