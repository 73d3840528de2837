import { ReportPage } from '../../../kernel/web/report/report-page.tsx';
import { paymentReport } from './payment-query.report.ts';

/** What suppliers invoiced, were paid and are owed. */
export function Page() {
  return <ReportPage report={paymentReport} />;
}
