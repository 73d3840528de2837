import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import { REPORT_TEXT as TEXT } from './report-words.text.ts';

/** A near miss without whoever saw it. */
export const anonymousReportCall = route({
  method: 'POST',
  path: '/api/qhse/reports/anonymous',
  permission: 'qhse:report:anonymous',
  summary: TEXT.anonymous,
  anonymous: true,
  // Its form checks the values (`nearMissForm`).
  body: z.object({
    shipId: z.number().int().positive(),
    occurDay: z.string().max(10),
    eventType: z.string().max(20),
    description: z.string().max(2000),
  }),
  reply: z.object({ reportNo: z.string() }),
});

export const reportFiguresCall = route({
  method: 'GET',
  path: '/api/qhse/reports/figures',
  permission: 'qhse:report:list',
  summary: { zh: '安全报告指标', en: 'Figures of safety reports' },
  reply: z.object({
    near: z.number(),
    lti: z.number(),
    trc: z.number(),
    ltif: z.string().nullable(),
    trcf: z.string().nullable(),
  }),
});
