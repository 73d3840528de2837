import { FileSearchOutlined, WarningOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Text } from '../../../kernel/text.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { type AnyRow, records } from '../../../kernel/web/records/record-calls.ts';
import { messageOf, request } from '../../../kernel/web/request.ts';
import type { ExistingEntry } from '../entry/entry-context.calls.ts';
import { createEntry } from '../entry/entry-model.web.ts';
import { prepareReport } from '../entry/prepare.rules.ts';
import { usePagePath } from '../use-page-path.web.ts';
import { reportCorrection } from './correction.resource.ts';
import { applyCorrections, correctionsOf } from './correction.rules.ts';
import { CORRECTION_TEXT as TEXT } from './correction.text.ts';
import { CorrectionForm } from './correction-form.web.tsx';
import '../../../kernel/web/list/list.css';
import { useHeld } from '../../../kernel/web/use-held.ts';
import '../board/board.css';
import '../detail/report-form.css';
import '../entry/entry-styles.web.ts';
import './correction.css';

/** Where a confirmed report is corrected: `?report=` begins a correction, `?id=` goes on with a draft. */
export function Page() {
  const [search] = useSearchParams();
  const id = Number(search.get('id')) || undefined;
  const reportId = Number(search.get('report')) || undefined;
  if (id) return <Draft key={`draft ${id}`} id={id} />;
  return reportId ? <Loaded key={`report ${reportId}`} reportId={reportId} /> : <Unchosen />;
}

function Unchosen() {
  const navigate = useNavigate();
  const reports = usePagePath('voyage/Detailed');
  return (
    <Told icon={<FileSearchOutlined />} title={TEXT.nothingTitle}>
      <p className="list-message-more">{t(TEXT.nothing)}</p>
      {reports && <Button onClick={() => navigate(`${reports}?confirmed=CONFIRMED`)}>{t(TEXT.toReports)}</Button>}
    </Told>
  );
}

function Draft({ id }: { id: number }) {
  const found = useQuery({
    queryKey: ['records', reportCorrection.name, 'draft', id],
    queryFn: ({ signal }) => records.get(reportCorrection, id, { signal, quiet: true, offline: true }),
    gcTime: 0,
  });
  const begun = useHeld(found.data);
  if (!begun && found.error) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  if (!begun) return <SkeletonRows />;
  if (begun.status !== 'USE') return <Told icon={<WarningOutlined />} title={TEXT.notDraft} />;
  return <Loaded reportId={Number(begun.reportId)} row={begun} />;
}

function Loaded({ reportId, row }: { reportId: number; row?: AnyRow }) {
  const found = useQuery({
    queryKey: ['voyage-entry', 'correct', reportId],
    queryFn: ({ signal }) =>
      request<ExistingEntry>('GET', '/api/voyage/reports/:id/entry', {
        params: { id: reportId },
        signal,
        quiet: true,
        offline: true,
      }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const begun = useHeld(found.data);
  if (!begun && found.error) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  if (!begun) return <SkeletonRows />;
  if (begun.row.confirmed !== 'CONFIRMED') {
    return (
      <Told icon={<WarningOutlined />} title={TEXT.notConfirmed}>
        <p className="list-message-more">{t(TEXT.notConfirmedBody)}</p>
      </Told>
    );
  }
  return <Begun found={begun} reportId={reportId} row={row} />;
}

function Begun({ found, reportId, row }: { found: ExistingEntry; reportId: number; row: AnyRow | undefined }) {
  const { report, context, findings } = found;
  const [{ entry, base }] = useState(() => {
    const prepared = prepareReport({ report, ...context });
    const made = createEntry({ report: prepared, context, findings });
    const changes = correctionsOf(row?.changes);
    if (changes.length > 0) made.replace(applyCorrections(prepared, changes));
    return { entry: made, base: prepared };
  });
  return <CorrectionForm entry={entry} base={base} reportId={reportId} row={row} />;
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Told icon={<WarningOutlined />} title={TEXT.failed} alert>
      <p className="list-message-more">{messageOf(error)}</p>
      <Button onClick={onRetry}>{t(TEXT.retry)}</Button>
    </Told>
  );
}

type ToldProps = { icon: ReactNode; title: Text; alert?: boolean; children?: ReactNode };

function Told({ icon, title, alert, children }: ToldProps) {
  return (
    <div className="report-page">
      <h1 className="page-title">{t(TEXT.correct)}</h1>
      <Message icon={icon} title={t(title)} alert={alert}>
        {children}
      </Message>
    </div>
  );
}
