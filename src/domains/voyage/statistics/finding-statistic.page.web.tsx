import { recordAddress } from '../../../kernel/record-address.ts';
import { ReportPage } from '../../../kernel/web/report/report-page.tsx';
import { findingStatistic } from './finding-statistic.report.ts';

/** What the rules find; a row opens its report. */
export function Page() {
  return (
    <ReportPage report={findingStatistic} hrefOf={({ reportId }) => recordAddress('voyage.report', Number(reportId))} />
  );
}
