import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { useRecordPlace } from '../../../kernel/web/list/record/use-record-place.tsx';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { useKeptOrder } from '../../../kernel/web/records/use-kept-order.ts';
import { reportActs } from '../board/ship-reports/report-acts.web.ts';
import { ReportPage } from '../detail/report-page.web.tsx';
import { usePagePath } from '../use-page-path.web.ts';
import { report } from './report.resource.ts';

const RESOURCE: AnyResource = report;
/** A report is written in its entry page, with its checks, and never imported. */
const OMIT = ['edit', 'remove', 'import'];

/** The reports of all ships in one register; each has its page below, a new one is written in the entry page. */
export function Page() {
  const { id, place, moved } = useRecordPlace();
  if (id !== undefined) return <ReportPage id={id} place={place} />;
  return moved ?? <List place={place} />;
}

function List({ place }: { place: string }) {
  const navigate = useNavigate();
  const entry = usePagePath('voyage/ReportFormNew');
  const rowActs = useMemo(
    () => reportActs({ openEntry: entry && ((id) => navigate(`${entry}?id=${id}`)) }),
    [entry, navigate],
  );
  const hrefOf = (row: AnyRow): string => `${place}/${row.id}`;
  const onRows = useKeptOrder(place);
  return (
    <div className="page-list">
      <ResourceList
        resource={RESOURCE}
        omit={OMIT}
        rowActions={rowActs}
        onCreate={entry ? () => navigate(entry) : undefined}
        onOpen={(row) => navigate(hrefOf(row))}
        hrefOf={hrefOf}
        onRows={onRows}
      />
    </div>
  );
}
