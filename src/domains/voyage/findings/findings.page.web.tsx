import { useNavigate } from 'react-router';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Text } from '../../../kernel/text.ts';
import { Empty } from '../../../kernel/web/fields/empty.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { ColumnSpec } from '../../../kernel/web/list/column-set.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { usePagePath } from '../use-page-path.web.ts';
import { reportFinding } from './finding.resource.ts';

const RESOURCE = reportFinding as unknown as AnyResource;

function Message({ row }: { row: AnyRow }) {
  const message = row.message as Text | null | undefined;
  return message ? <span title={t(message)}>{t(message)}</span> : <Empty />;
}

const COLUMNS: readonly ColumnSpec[] = [
  { field: 'reportId', width: 144 },
  'shipName',
  { field: 'level', width: 88, priority: 1 },
  { field: 'ruleCode', width: 72 },
  { field: 'message', width: 'rest', priority: 1, render: (row) => <Message row={row} /> },
  'findingState',
  'reason',
];
/** The rules write findings; people answer them in their report. */
const OMIT = ['create', 'edit', 'remove', 'import'];

/** What the rules found in all reports, newest first; a line leads to its report. */
export function Page() {
  const navigate = useNavigate();
  const report = usePagePath('voyage/ReportForm');
  const hrefOf = (row: AnyRow): string => `${report}?id=${row.reportId}`;
  return (
    <div className="page-list">
      <ResourceList
        resource={RESOURCE}
        columns={COLUMNS}
        omit={OMIT}
        onOpen={report ? (row) => navigate(hrefOf(row)) : undefined}
        hrefOf={hrefOf}
      />
    </div>
  );
}
