import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { records } from '../../../kernel/web/records/record-calls.ts';
import { usePagePath } from '../use-page-path.web.ts';
import { reportCorrection } from './correction.resource.ts';
import { CORRECTION_TEXT as TEXT } from './correction.text.ts';

const RESOURCE: AnyResource = reportCorrection;
const StatusDisplay = kitOf(reportCorrection.fields.status).Display;

/** The corrections of a report, drafted, under approval or done; nothing where there is none. */
export function ReportCorrections({ reportId }: { reportId: number }) {
  const page = usePagePath('voyage/ReportCorrections');
  const { data } = useQuery({
    queryKey: ['records', reportCorrection.name, 'ofReport', reportId],
    queryFn: ({ signal }) => records.list(RESOURCE, { reportId, size: 20 }, { signal, quiet: true }),
    enabled: page !== undefined,
  });
  if (!page || !data || data.content.length === 0) return null;
  return (
    <Panel title={t(TEXT.ofReport)}>
      <ul className="correction-list">
        {data.content.map((row) => (
          <li key={row.id}>
            <Link to={`${page}/${row.id}`}>{String(row.correctionNo)}</Link>{' '}
            <StatusDisplay field={reportCorrection.fields.status} value={row.status} />
            <p className="board-minor" translate="no">
              {String(row.reason)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
