import { Progress } from 'antd';
import { mul, toNumber } from '../../../kernel/value/decimal.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { KindsPage } from '../../../kernel/web/list/kinds-page.tsx';
import type { ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { CLASS_TEXT as TEXT } from './class.text.ts';
import { classCycle } from './class-cycle.resource.ts';
import { classCycleStanding } from './class-cycle-standing.resource.ts';
import { classItem } from './class-item.resource.ts';
import { classItemStanding } from './class-item-standing.resource.ts';

/** How much of the cycle is credited, as a bar. */
function Bar({ row }: { row: AnyRow }) {
  const share = typeof row.creditedShare === 'string' ? row.creditedShare : '0';
  const percent = Math.round(toNumber(mul(share, '100')) ?? 0);
  return <Progress percent={percent} size="small" status="normal" aria-label={`${t(TEXT.progress)} ${percent}%`} />;
}

/** Empty until somebody has acted, and what only the server keeps. */
const KEPT = ['credited', 'formerSurveyDate', 'formerCredited', 'lamp'];
const LATER = ['firstDue', 'confirmDate', 'surveyReport', 'creditOrderId'];

const hidden = (row: AnyRow): readonly string[] => [
  ...KEPT,
  ...LATER.filter((name) => row[name] === null || row[name] === undefined),
];

const ITEMS: ResourceSlots = {
  list: {
    savedFilters: [
      { key: 'soon', label: { zh: '90 天内到期', en: 'Due in 90 days' }, filters: { lamp: ['SOON'] } },
      { key: 'overdue', label: { zh: '超期', en: 'Overdue' }, filters: { lamp: ['OVERDUE'] } },
      { key: 'confirm', label: { zh: '待确认', en: 'To confirm' }, filters: { itemStatus: ['TO_CONFIRM'] } },
    ],
  },
  form: { locked: ({ credited }) => (credited === true ? ['lastSurveyDate'] : []) },
  detail: { hidden },
};

const CYCLES: ResourceSlots = {
  list: {
    columns: [
      'shipId',
      { field: 'classNo', priority: 3 },
      'cycleBegin',
      'cycleEnd',
      'itemCount',
      'creditedCount',
      { field: 'toConfirm', priority: 2 },
      { field: 'creditedShare', width: 180, render: (row) => <Bar row={row} /> },
      'expectedShare',
      'pace',
    ],
    savedFilters: [
      {
        key: 'behind',
        label: { zh: '落后', en: 'Behind' },
        filters: { pace: ['BEHIND', 'YEAR_BEHIND'] },
      },
    ],
    omit: ['import'],
  },
  detail: { before: (row) => <Bar row={row} /> },
};

const KINDS = {
  items: { label: TEXT.items, resource: classItem, listed: classItemStanding, slots: ITEMS },
  cycles: { label: TEXT.cycles, resource: classCycle, listed: classCycleStanding, slots: CYCLES },
};

/** What class surveys of each ship, and how far its five years have come. */
export function Page() {
  return <KindsPage title={TEXT.title} which={TEXT.which} kinds={KINDS} />;
}
