import { Navigate } from 'react-router';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { ResourcePage } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { useReport } from '../detail/use-report.web.ts';
import { Problems, problemsOf } from '../problems.web.tsx';
import { usePagePath } from '../use-page-path.web.ts';
import type { ChangeView, FollowingView } from './correction.calls.ts';
import { reportCorrection } from './correction.resource.ts';
import { CORRECTION_TEXT as TEXT } from './correction.text.ts';
import { ChangeTable, EffectView } from './effect-view.web.tsx';
import { canBeTried, RipplePanel } from './ripple-panel.web.tsx';
import '../board/board.css';
import '../detail/report-form.css';
import './correction.css';

const RESOURCE: AnyResource = reportCorrection;

/** Corrections of confirmed reports: each is begun from its report, and takes effect when it is approved. */
export function Page() {
  const form = usePagePath('voyage/ReportCorrectionForm');
  return (
    <ResourcePage
      resource={RESOURCE}
      slots={{
        list: { omit: ['create', 'import'] },
        detail: { hidden: ['changes', 'following', 'chainStamp'], before: (row) => <What row={row} /> },
        ownForm: ({ id }) => (form && id ? <Navigate to={`${form}?id=${id}`} replace /> : null),
      }}
    />
  );
}

/** What is corrected and what follows, named by the report that it belongs to. */
function What({ row }: { row: AnyRow }) {
  const found = useReport(Number(row.reportId));
  if (found.error) return <Problems title={t(TEXT.failed)} problems={problemsOf(found.error)} />;
  if (!found.data) return <SkeletonRows />;
  const { report, context } = found.data;
  const effect = {
    following: (row.following ?? []) as FollowingView[],
    followingCount: Number(row.followingCount ?? 0),
    fuelShift: (row.fuelShift as string | null) ?? null,
    lubeShift: (row.lubeShift as string | null) ?? null,
    revolutionShift: (row.revolutionShift as number | null) ?? null,
  };
  return (
    <>
      <Panel title={t(TEXT.changes)}>
        <ChangeTable
          changes={(row.changes ?? []) as ChangeView[]}
          label={t(TEXT.changes)}
          report={report}
          context={context}
        />
      </Panel>
      <Panel title={t(TEXT.effect)}>
        <EffectView effect={effect} report={report} context={context} />
      </Panel>
      {canBeTried(row) && <RipplePanel row={row} />}
    </>
  );
}
