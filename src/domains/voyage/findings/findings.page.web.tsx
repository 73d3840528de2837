import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Text } from '../../../kernel/text.ts';
import { RecordMissing } from '../../../kernel/web/detail/record-missing.tsx';
import { RecordSkeleton } from '../../../kernel/web/detail/record-skeleton.tsx';
import { Empty } from '../../../kernel/web/fields/empty.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { ColumnSpec } from '../../../kernel/web/list/columns/column-set.ts';
import { useRecordPlace } from '../../../kernel/web/list/record/use-record-place.tsx';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { type AnyRow, records } from '../../../kernel/web/records/record-calls.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { useRecordPath } from '../../../kernel/web/routing/record-places.ts';
import { reportFinding } from './finding.resource.ts';
import { RuleMark } from './rule-mark.web.tsx';

const RESOURCE: AnyResource = reportFinding;

function Message({ row }: { row: AnyRow }) {
  const message = row.message as Text | null | undefined;
  return message ? <span title={t(message)}>{t(message)}</span> : <Empty />;
}

const COLUMNS: readonly ColumnSpec[] = [
  { field: 'reportId', width: 144 },
  'shipName',
  { field: 'level', width: 88, priority: 1 },
  { field: 'ruleCode', width: 72, render: (row) => <RuleMark code={row.ruleCode} /> },
  { field: 'message', width: 'rest', priority: 1, render: (row) => <Message row={row} /> },
  'findingState',
  'reason',
];
/** The rules write findings; people answer them in their report. */
const OMIT = ['create', 'edit', 'remove', 'import'];

/** What the rules found in all reports, newest first; a line leads to its report, which is the place of what was found in it. */
export function Page() {
  const { id } = useRecordPlace();
  return id === undefined ? <List /> : <ToReport id={id} />;
}

function List() {
  const navigate = useNavigate();
  const pathOf = useRecordPath();
  const mayOpen = pathOf('voyage.report', 1) !== undefined;
  const hrefOf = (row: AnyRow): string => pathOf('voyage.report', Number(row.reportId)) ?? '';
  return (
    <div className="page-list">
      <ResourceList
        resource={RESOURCE}
        columns={COLUMNS}
        omit={OMIT}
        onOpen={mayOpen ? (row) => navigate(hrefOf(row)) : undefined}
        hrefOf={mayOpen ? hrefOf : undefined}
      />
    </div>
  );
}

function ToReport({ id }: { id: number }) {
  const { pathname } = useLocation();
  const found = useQuery({
    queryKey: recordKeys.one(RESOURCE, id),
    queryFn: ({ signal }) => records.get(RESOURCE, id, { signal, quiet: true }),
  });
  if (found.error) return <RecordMissing error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RecordSkeleton />;
  const to = recordAddress('voyage.report', Number(found.data.reportId));
  return <Navigate to={to} replace state={{ turnedFrom: pathname }} />;
}
