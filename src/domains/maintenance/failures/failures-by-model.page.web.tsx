import { recordAddress } from '../../../kernel/record-address.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { ReportPage } from '../../../kernel/web/report/report-page.tsx';
import { failuresReport } from './failures.report.ts';

/** What a row stands for: its error report, its order, else its machine. */
function hrefOf({ reportId, workOrderId, equipmentId }: AnyRow): string {
  if (reportId) return recordAddress('maintenance.errorReport', Number(reportId));
  if (workOrderId) return recordAddress('maintenance.workOrder', Number(workOrderId));
  return recordAddress('maintenance.equipment', Number(equipmentId));
}

/** Failures by maker and model; each figure opens its rows. */
export function Page() {
  return <ReportPage report={failuresReport} hrefOf={hrefOf} />;
}
