import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { reportActs } from '../board/ship-reports/report-acts.web.ts';
import { usePagePath } from '../use-page-path.web.ts';
import { report } from './report.resource.ts';

const RESOURCE = report as unknown as AnyResource;
/** A report is written in its entry page, with its checks, and never imported. */
const OMIT = ['edit', 'remove', 'import'];

/** The reports of all ships in one register; each opens in its detail, a new one in the entry page. */
export function Page() {
  const navigate = useNavigate();
  const entry = usePagePath('voyage/ReportFormNew');
  const detail = usePagePath('voyage/ReportForm');
  const rowActs = useMemo(
    () => reportActs({ openEntry: entry && ((id) => navigate(`${entry}?id=${id}`)) }),
    [entry, navigate],
  );
  const hrefOf = (row: AnyRow): string => `${detail}?id=${row.id}`;
  return (
    <div className="page-list">
      <ResourceList
        resource={RESOURCE}
        omit={OMIT}
        rowActions={rowActs}
        onCreate={entry ? () => navigate(entry) : undefined}
        onOpen={detail ? (row) => navigate(hrefOf(row)) : undefined}
        hrefOf={hrefOf}
      />
    </div>
  );
}
