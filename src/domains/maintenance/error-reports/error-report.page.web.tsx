import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { ErrorRepeats } from './error-repeats.web.tsx';
import { errorReport } from './error-report.resource.ts';

/** Empty until something is known: they say nothing of a new report. */
const LATER = [
  'handleMode',
  'planFinishDate',
  'workOrderId',
  'monitoringId',
  'finishDate',
  'cause',
  'causeType',
  'cure',
  'closeName',
  'closeTime',
];

const hidden = (row: AnyRow): readonly string[] =>
  LATER.filter((name) => row[name] === null || row[name] === undefined);

const SLOTS: ResourceSlots = {
  list: {
    savedFilters: [
      { key: 'endorse', label: { zh: '待核实', en: 'To endorse' }, filters: { reportStatus: ['SUBMITTED'] } },
      { key: 'dispose', label: { zh: '待处理', en: 'To dispose' }, filters: { reportStatus: ['AUDIT'] } },
      { key: 'repair', label: { zh: '处理中', en: 'Being repaired' }, filters: { reportStatus: ['HANDLING'] } },
      { key: 'verify', label: { zh: '待验证', en: 'To verify' }, filters: { reportStatus: ['VERIFY'] } },
      {
        key: 'critical',
        label: { zh: '未关闭的严重故障', en: 'Critical and open' },
        filters: { severity: ['CRITICAL'], reportStatus: ['DRAFT', 'SUBMITTED', 'AUDIT', 'HANDLING', 'VERIFY'] },
      },
    ],
    omit: ['import'],
  },
  form: { after: (store) => <ErrorRepeats store={store} /> },
  detail: { hidden },
};

/** What broke, and what became of it. */
export function Page() {
  return <ResourcePage resource={errorReport} slots={SLOTS} />;
}
