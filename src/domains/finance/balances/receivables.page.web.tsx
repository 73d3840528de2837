import { ReportPage } from '../../../kernel/web/report/report-page.tsx';
import { receivableReport } from './receivable.report.ts';

/** What customers owe, and for how long it has been due. */
export function Page() {
  return <ReportPage report={receivableReport} />;
}
