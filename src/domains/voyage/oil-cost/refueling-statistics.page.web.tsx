import { recordAddress } from '../../../kernel/record-address.ts';
import { ReportPage } from '../../../kernel/web/report/report-page.tsx';
import { refuellingReport } from './refuelling.report.ts';

/** What was bunkered; a delivery opens the report that tells of it. */
export function Page() {
  return (
    <ReportPage report={refuellingReport} hrefOf={({ reportId }) => recordAddress('voyage.report', Number(reportId))} />
  );
}
