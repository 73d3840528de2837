import { useMemo } from 'react';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { officeDay } from '../../../kernel/web/office-day.ts';
import { type AnyRow, records } from '../../../kernel/web/records/record-calls.ts';
import { RESPONSIBILITY_TEXT as TEXT } from './responsibility.text.ts';
import { shipResponsibility } from './ship-responsibility.resource.ts';

const resource: AnyResource = shipResponsibility;
const begun = (row: AnyRow): boolean => String(row.fromDate) <= officeDay();
const over = (row: AnyRow): boolean => Boolean(row.toDate) && String(row.toDate) < officeDay();

/** Whether the span holds today: only then does it open the ship's data and reach its approvals. */
function Standing({ row }: { row: AnyRow }) {
  if (over(row)) return <StatusTag tone="slate">{t(TEXT.over)}</StatusTag>;
  if (!begun(row)) return <StatusTag tone="teal">{t(TEXT.coming)}</StatusTag>;
  return <StatusTag tone="green">{t(TEXT.holds)}</StatusTag>;
}

const END: RowAct = {
  key: 'end',
  label: TEXT.end,
  permission: 'fleet:shipResponsibility:edit',
  when: (row) => begun(row) && (!row.toDate || String(row.toDate) > officeDay()),
  effect: TEXT.endEffect,
  run: async ({ id, version }, { refresh }) => {
    const change = { id, version, toDate: officeDay() };
    await records.change(resource, change);
    notify.success(t(TEXT.ended));
    await refresh();
  },
};

const standing = {
  field: 'standing',
  label: TEXT.standing,
  width: 88,
  sortable: false,
  render: (row: AnyRow) => <Standing row={row} />,
};

/** Who looks after which ship, from when to when. */
export function Page() {
  const slots = useMemo((): ResourceSlots => {
    const day = officeDay();
    const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    const after = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    return {
      initial: { fromDate: day },
      list: {
        columns: ['userId', 'vesselId', 'kind', 'fromDate', 'toDate', standing, { field: 'updateTime', priority: 3 }],
        savedFilters: [
          { key: 'begun', label: TEXT.begun, filters: { fromDateTo: [day] } },
          { key: 'coming', label: TEXT.coming, filters: { fromDateFrom: [after] } },
          { key: 'over', label: TEXT.over, filters: { toDateTo: [before] } },
        ],
        rowActions: [END],
      },
      detail: { tags: (row) => <Standing row={row} />, acts: [END] },
    };
  }, []);
  return <ResourcePage resource={resource} slots={slots} />;
}
