import { useMemo } from 'react';
import { optionText } from '../../../kernel/resource/describe.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { lang, t } from '../../../kernel/web/i18n.ts';
import type { BatchAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { setIntervalCall } from './job.calls.ts';
import { maintenanceJob } from './job.resource.ts';
import { JOB_TEXT as TEXT } from './job.text.ts';
import { intervalForm } from './job-forms.resource.ts';

const saved = (today: string): readonly SavedFilter[] => [
  { key: 'due', label: TEXT.overdue, filters: { nextDueDateTo: [today], jobStatus: ['ACTIVE'] } },
  { key: 'month', label: TEXT.month, filters: { nextDueDateTo: [daysAfter(today, 30)], jobStatus: ['ACTIVE'] } },
  { key: 'critical', label: TEXT.critical, filters: { keyFlag: ['true'] } },
  { key: 'suspended', label: TEXT.suspended, filters: { jobStatus: ['SUSPENDED'] } },
];

const numberOf = (value: unknown): number | null =>
  value === null || value === undefined || value === '' ? null : Number(value);

const setInterval: BatchAct = {
  key: 'interval',
  label: TEXT.setInterval,
  permission: setIntervalCall.permission,
  form: intervalForm,
  run: async (rows, { values, refresh }) => {
    const { changed } = await call(setIntervalCall, {
      body: {
        jobs: rows.map(({ id, version }) => ({ id, version })),
        intervalMonths: numberOf(values?.intervalMonths),
        intervalDays: numberOf(values?.intervalDays),
        intervalHours: numberOf(values?.intervalHours),
      },
      quiet: true,
    });
    notify.success(t(TEXT.intervalSet, { n: changed }));
    await refresh();
  },
};

const figures = (row: AnyRow): Figure[] => [
  { label: TEXT.nextDue, value: String(row.nextDueDate ?? '—') },
  { label: TEXT.by, value: optionText(maintenanceJob.fields.dueBy, row.dueBy, lang) ?? '—' },
  ...(row.nextDueHours ? [{ label: TEXT.dueAt, value: String(row.nextDueHours), unit: 'h' }] : []),
];

/** What is done to the machines and when it is due next. */
export function Page() {
  const slots = useMemo(
    (): ResourceSlots => ({
      list: { title: TEXT.title, savedFilters: saved(officeDay(serverDate())), batchActions: [setInterval] },
      detail: { figures, hidden: ['doneByOrder', 'origin'] },
    }),
    [],
  );
  return <ResourcePage resource={maintenanceJob} slots={slots} />;
}
