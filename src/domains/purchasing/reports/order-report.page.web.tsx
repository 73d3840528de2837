import { recordAddress } from '../../../kernel/record-address.ts';
import { ReportPage } from '../../../kernel/web/report/report-page.tsx';
import { purchaseOrder } from '../orders/order.resource.ts';
import { orderReport } from './order.report.ts';

/** How orders come along; a line opens its order. */
export function Page() {
  return (
    <ReportPage report={orderReport} hrefOf={({ orderId }) => recordAddress(purchaseOrder.name, Number(orderId))} />
  );
}
