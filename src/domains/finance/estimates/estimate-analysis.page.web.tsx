import { ReportPage } from '../../../kernel/web/report/report-page.tsx';
import { estimateReport } from './estimate.report.ts';

/** What was estimated, by whatever one asks for. */
export function Page() {
  return <ReportPage report={estimateReport} />;
}
