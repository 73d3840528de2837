import { recordAddress } from '../../../kernel/record-address.ts';
import { ReportPage } from '../../../kernel/web/report/report-page.tsx';
import { movement } from '../ledger/movement.resource.ts';
import { stockReport } from './stock.report.ts';

/** What came, went and was used; a row opens its movement. */
export function Page() {
  return <ReportPage report={stockReport} hrefOf={({ id }) => recordAddress(movement.name, id)} />;
}
