import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { seedDictionaries } from '../../identity/public.server.ts';
import { grantsOf, HEADS, RUNS, SEES } from '../grants.text.ts';
import { monitoringEndpoints } from './monitoring.server.ts';
import { MONITORING_DICTIONARIES } from './monitoring.text.ts';
import { limitNear, monitoringDue } from './monitoring-due.server.ts';
import { monitoringReportPage } from './monitoring-report.page.ts';
import { monitoringReport } from './monitoring-report.resource.ts';
import { monitoringStanding } from './monitoring-standing.resource.ts';
import { monitoringTemplate } from './monitoring-template.resource.ts';

const REPORT: AnyResource = monitoringReport;
const TEMPLATE: AnyResource = monitoringTemplate;
const of = (kind: 'monitoringReport' | 'monitoringTemplate', ...acts: string[]): string[] =>
  acts.map((act) => `maintenance:${kind}:${act}`);

/** What is measured of machines: entered on board, submitted by the heads, reviewed by the superintendent, who keeps the templates. */
export const monitoringSlice: Slice = {
  resources: [TEMPLATE, REPORT],
  views: [monitoringStanding],
  endpoints: monitoringEndpoints,
  pages: [monitoringReportPage],
  reminders: [limitNear, monitoringDue],
  grants: grantsOf(
    [SEES, [...of('monitoringReport', 'list', 'export'), ...of('monitoringTemplate', 'list')]],
    [['@ship'], of('monitoringReport', 'add', 'edit', 'del')],
    [HEADS, of('monitoringReport', 'submit')],
    [
      RUNS,
      [
        ...of('monitoringReport', 'add', 'edit', 'submit', 'review', 'sendBack'),
        ...of('monitoringTemplate', 'add', 'edit', 'del', 'export'),
      ],
    ],
  ),
  seed: (ctx) => seedDictionaries(ctx, MONITORING_DICTIONARIES),
  demo: async (ctx) => (await import('./monitoring.demo.ts')).demoMonitoring(ctx),
};
