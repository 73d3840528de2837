import { z } from 'zod';
import { defineMake } from '../../../kernel/flow/make-from.ts';
import { type Reply, route } from '../../../kernel/route.ts';
import { errorReport } from '../error-reports/error-report.resource.ts';
import { MONITORING_TEXT as TEXT } from './monitoring.text.ts';
import { monitoringReport } from './monitoring-report.resource.ts';

/** Values outside their limits become a fault of the machine. */
export const faultOfMonitoring = defineMake({
  name: 'makeFault',
  label: TEXT.makeFault,
  from: monitoringReport,
  to: errorReport,
  tail: 'from-monitoring',
  single: true,
  against: ({ reportStatus, worst }) =>
    reportStatus === 'DRAFT' ? TEXT.notCounted : worst === 'ALARM' ? undefined : TEXT.noAlarm,
  done: TEXT.faultMade,
});

const Figure = z.string().nullable();

/** How what is measured of a machine has moved: each point of a report with all that was measured of it until then. */
export const trendCall = route({
  method: 'GET',
  path: '/api/maintenance/monitoring-reports/:id/trend',
  permission: 'maintenance:monitoringReport:list',
  summary: { zh: '监测趋势', en: 'How measured values moved' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  reply: z.array(
    z.object({
      pointName: z.string(),
      unitName: Figure,
      least: Figure,
      most: Figure,
      baseline: Figure,
      crossDate: Figure,
      measured: z.array(z.object({ day: z.string(), value: z.string() })),
    }),
  ),
});

export type Trend = Reply<typeof trendCall>;
