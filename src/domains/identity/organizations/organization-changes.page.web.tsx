import { useMemo } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { officeDay } from '../../../kernel/web/office-day.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { DEPARTMENT_TEXT as TEXT } from './departments.text.ts';
import { organizationChange } from './organization-change.resource.ts';

/** Approved and not yet carried out: it waits for its day. */
function Standing({ row }: { row: AnyRow }) {
  if (row.status !== 'APPROVE') return null;
  return row.executedAt ? (
    <StatusTag tone="green">{t(TEXT.carriedOut)}</StatusTag>
  ) : (
    <StatusTag tone="amber">{t(TEXT.waiting)}</StatusTag>
  );
}

/** Requests to move units: from where to where, from which day, approved or not, carried out or not. */
export function Page() {
  const slots = useMemo(
    (): ResourceSlots => ({
      initial: { effectiveDate: officeDay() },
      form: { locked: ['fromParentId'] },
      detail: { tags: (row) => <Standing row={row} /> },
    }),
    [],
  );
  return <ResourcePage resource={organizationChange} slots={slots} />;
}
