import { useMemo } from 'react';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { defect } from './defect.resource.ts';
import { daysLeft, isUnclosed } from './defect.rules.ts';
import { DEFECT_TEXT as TEXT } from './defect.text.ts';
import { DefectRepeats } from './repeats.web.tsx';

const UNCLOSED = ['OPEN', 'RECTIFYING', 'SUBMITTED'];
const SAVED = (): SavedFilter[] => [
  { key: 'open', label: { zh: '未关闭', en: 'Not closed' }, filters: { ncStatus: UNCLOSED } },
  {
    key: 'overdue',
    label: { zh: '逾期', en: 'Overdue' },
    filters: { ncStatus: UNCLOSED, planPutRightDateTo: [officeDay(new Date(serverDate().getTime() - DAY_MS))] },
  },
  { key: 'verify', label: { zh: '待验证', en: 'To be verified' }, filters: { ncStatus: ['SUBMITTED'] } },
  { key: 'closed', label: { zh: '已关闭', en: 'Closed' }, filters: { ncStatus: ['CLOSED'] } },
];
const DAY_MS = 86_400_000;
/** From here on the planned day is near. */
const SOON = 7;

/** How far off the planned close-out of a defect is that is not closed. */
function Lamp({ row }: { row: AnyRow }) {
  if (!isUnclosed(row.ncStatus) || typeof row.planPutRightDate !== 'string') return null;
  const left = daysLeft(officeDay(serverDate()), row.planPutRightDate);
  if (left < 0) return <StatusTag tone="red">{t(TEXT.overdue, { n: -left })}</StatusTag>;
  return <StatusTag tone={left <= SOON ? 'amber' : 'green'}>{t(TEXT.left, { n: left })}</StatusTag>;
}

/** What an inspection says of its defect. */
const OF_INSPECTION = ['sourceType', 'shipId', 'landDeptId', 'portId', 'ncInspectDate'];

/** Defects of ships and of the office. */
export function Page() {
  const slots = useMemo(
    (): ResourceSlots => ({
      list: { savedFilters: SAVED(), omit: ['import'] },
      form: {
        derived: ['inspectionId', 'shipId', 'portId', 'ncInspectDate', 'dangerLevel', 'actionCode'],
        totals: ['latestDate'],
        locked: ({ inspectionId, id }) => [
          ...(inspectionId ? OF_INSPECTION : []),
          ...(id !== undefined && id !== null ? ['inspectionId'] : []),
        ],
        after: (store) => <DefectRepeats store={store} />,
      },
      detail: { tags: (row) => <Lamp row={row} /> },
    }),
    [],
  );
  return <ResourcePage resource={defect} slots={slots} />;
}
