import { rowsOf } from '../../../kernel/resource/open.ts';
import { KindsPage } from '../../../kernel/web/list/kinds-page.tsx';
import type { ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { faultOfMonitoring } from './monitoring.calls.ts';
import { MONITORING_TEXT as TEXT } from './monitoring.text.ts';
import { monitoringReport } from './monitoring-report.resource.ts';
import { monitoringStanding } from './monitoring-standing.resource.ts';
import { monitoringTemplate } from './monitoring-template.resource.ts';
import { TemplatePoints } from './template-points.web.tsx';
import { TrendOfReport } from './trend-of-report.web.tsx';

/** What the template says, and what the server judges: nobody types it. */
const GIVEN = [
  rowsOf('points'),
  'points.pointName',
  'points.unitName',
  'points.least',
  'points.most',
  'points.alarmPercent',
  'points.standing',
];

/** Empty until somebody has acted, or where nothing is expected. */
const LATER = ['crossDate', 'expertComment', 'reporterName', 'submitTime', 'reviewerName', 'reviewTime'];

const hidden = (row: AnyRow): readonly string[] => [
  'dayKey',
  'newest',
  'overdue',
  'points.alarmPercent',
  ...LATER.filter((name) => row[name] === null || row[name] === undefined),
];

const REPORTS: ResourceSlots = {
  makes: [faultOfMonitoring],
  list: {
    savedFilters: [
      { key: 'alarm', label: { zh: '超限', en: 'Outside limits' }, filters: { worst: ['ALARM'] } },
      { key: 'review', label: { zh: '待审阅', en: 'To review' }, filters: { reportStatus: ['SUBMITTED'] } },
      { key: 'overdue', label: { zh: '逾期未测', en: 'Overdue' }, filters: { overdue: ['true'] } },
      { key: 'newest', label: { zh: '最近一次', en: 'Last of each' }, filters: { newest: ['true'] } },
    ],
    omit: ['import'],
  },
  form: {
    derived: ['equipmentId', 'templateId', 'measureDate', 'points'],
    locked: ({ reportNo }) => (reportNo ? [...GIVEN, 'equipmentId', 'templateId'] : GIVEN),
    hidden: () => ['points.alarmPercent'],
    after: (store) => <TemplatePoints store={store} />,
  },
  detail: { hidden, after: ({ id }) => <TrendOfReport id={id} /> },
};

const KINDS = {
  reports: { label: TEXT.reports, resource: monitoringReport, listed: monitoringStanding, slots: REPORTS },
  templates: { label: TEXT.templates, resource: monitoringTemplate, slots: { list: { omit: ['import'] } } },
};

/** What was measured of the machines, and what is measured of them. */
export function Page() {
  return <KindsPage title={TEXT.title} which={TEXT.which} kinds={KINDS} />;
}
