import { recordAddress } from '../../../kernel/record-address.ts';
import { ReportPage } from '../../../kernel/web/report/report-page.tsx';
import { volumeAndTime } from './volume-and-time.report.ts';

/** Cargo operations, compared; a line opens its port call, or its voyage where no call answers it. */
export function Page() {
  return (
    <ReportPage
      report={volumeAndTime}
      hrefOf={({ portCall, voyage }) =>
        portCall ? recordAddress('voyage.voyagePort', Number(portCall)) : recordAddress('voyage.voyage', Number(voyage))
      }
    />
  );
}
