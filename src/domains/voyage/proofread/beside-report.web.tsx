import { Fragment } from 'react';
import { Link } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { useRecordPath } from '../../../kernel/web/routing/record-places.ts';
import { reportParts } from '../detail/report-parts.web.tsx';
import { useReport } from '../detail/use-report.web.ts';
import { Problems, problemsOf } from '../problems.web.tsx';
import '../board/board.css';
import '../detail/report-form.css';
import { PROOF_TEXT as TEXT } from './proofread.text.ts';

/** The report in which it was found, whole, beside what was found. */
export function BesideReport({ reportId }: { reportId: number }) {
  const found = useReport(reportId);
  const to = useRecordPath()('voyage.report', reportId);
  if (found.error) return <Problems title={t(TEXT.report)} problems={problemsOf(found.error)} />;
  if (!found.data) return <SkeletonRows />;
  return (
    <>
      {to && (
        <Link to={to}>
          {t(TEXT.report)} {found.data.report.reportNo}
        </Link>
      )}
      {reportParts(found.data).map(({ key, content }) => (
        <Fragment key={key}>{content}</Fragment>
      ))}
    </>
  );
}
