import { recordAddress } from '../../../kernel/record-address.ts';
import { ReportPage } from '../../../kernel/web/report/report-page.tsx';
import { purchaseOrder } from '../orders/order.resource.ts';
import { purchaseReport } from './purchase.report.ts';

/** What is spent; a line opens its order. */
export function Page() {
  return (
    <ReportPage report={purchaseReport} hrefOf={({ orderId }) => recordAddress(purchaseOrder.name, Number(orderId))} />
  );
}
