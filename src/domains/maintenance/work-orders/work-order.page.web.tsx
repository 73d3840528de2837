import { useMemo } from 'react';
import type { Option } from '../../../kernel/resource/field.ts';
import type { Tone } from '../../../kernel/resource/tone.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { postponementOfOrder } from '../postponements/postponement.calls.ts';
import { LAMPS } from './order.text.ts';
import { orderStanding } from './order-standing.resource.ts';
import { workOrder } from './work-order.resource.ts';

const SAVED: readonly SavedFilter[] = [
  { key: 'month', label: { zh: '本月到期', en: 'Due this month' }, filters: { dueThisMonth: ['true'] } },
  { key: 'overdue', label: { zh: '超期', en: 'Overdue' }, filters: { lamp: ['OVERDUE'] } },
  { key: 'key', label: { zh: '关键超期', en: 'Critical overdue' }, filters: { lamp: ['OVERDUE'], keyFlag: ['true'] } },
  { key: 'postponed', label: { zh: '已延期', en: 'Postponed' }, filters: { postponed: ['true'] } },
  { key: 'confirm', label: { zh: '待确认', en: 'To confirm' }, filters: { woStatus: ['REPORTED'] } },
  { key: 'verify', label: { zh: '待岸基确认', en: 'To verify' }, filters: { toVerify: ['true'] } },
  { key: 'finished', label: { zh: '已完成', en: 'Finished' }, filters: { woStatus: ['FINISHED'] } },
];

/** How far off an open order is. */
function Lamp({ row }: { row: AnyRow }) {
  const lamp: (Option & { tone?: Tone }) | undefined = Object.entries(LAMPS).find(([key]) => key === row.lamp)?.[1];
  return lamp?.tone ? <StatusTag tone={lamp.tone}>{t(lamp)}</StatusTag> : null;
}

const HIDDEN = [
  'openJobId',
  'reporterId',
  'leadDays',
  'dueThisMonth',
  'postponed',
  'toVerify',
  'lamp',
  'formerDoneDate',
  'formerDoneHours',
  'formerDueDate',
  'formerByOrder',
  'readingId',
];
/** Empty until something is known: they say nothing of most orders. */
const LATER = [
  'cancelledOn',
  'cancelReason',
  'overdueReason',
  'verifyName',
  'verifyTime',
  'permitNo',
  'riskNo',
  'needPermit',
];

const hidden = (row: AnyRow): readonly string[] => [
  ...HIDDEN,
  ...LATER.filter((name) => row[name] === null || row[name] === undefined),
];

/** Orders by what waits of them, and the postponements that are asked for. */
export function Page() {
  const slots = useMemo(
    (): ResourceSlots => ({
      makes: [postponementOfOrder],
      list: {
        savedFilters: SAVED,
        omit: ['import', 'remove'],
        createLabel: { zh: '新建临时工单', en: 'Other work' },
      },
      detail: { tags: (row) => <Lamp row={row} />, hidden, omit: ['remove'] },
    }),
    [],
  );
  return <ResourcePage resource={workOrder} listed={orderStanding} slots={slots} />;
}
