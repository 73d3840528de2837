import { recordAddress } from '../../../kernel/record-address.ts';
import { ReportPage } from '../../../kernel/web/report/report-page.tsx';
import { voyageAccount } from './voyage-account.resource.ts';
import { voyageResultReport } from './voyage-result.report.ts';

/** What voyages left, put together; each opens its account. */
export function Page() {
  return <ReportPage report={voyageResultReport} hrefOf={({ id }) => recordAddress(voyageAccount.name, id)} />;
}
