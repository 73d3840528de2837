import { recordAddress } from '../../../kernel/record-address.ts';
import { ReportPage } from '../../../kernel/web/report/report-page.tsx';
import { reportStatistic } from './report-statistic.report.ts';

/** How reports come in and are handled; a row opens its report. */
export function Page() {
  return (
    <ReportPage report={reportStatistic} hrefOf={({ reportId }) => recordAddress('voyage.report', Number(reportId))} />
  );
}
