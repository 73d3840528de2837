import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { prepaymentRefund } from './prepayment-refund.resource.ts';
import { REFUND_TEXT as TEXT } from './refund.text.ts';

const slots: ResourceSlots = {
  list: {
    title: TEXT.refunds,
    omit: ['import'],
    savedFilters: [
      { key: 'drafts', label: TEXT.drafts, filters: { refundStatus: ['DRAFT'] } },
      { key: 'received', label: TEXT.received, filters: { refundStatus: ['RECEIVED'] } },
    ],
  },
  form: {
    totals: ['baseAmount', 'costBase', 'exchangeDiff'],
    derived: ['creditId', 'receivedDate', 'payerAccountId', 'amount', 'receivedAmount', 'bankRef'],
  },
};

/** What suppliers gave back of what they were prepaid. */
export function Page() {
  return <ResourcePage resource={prepaymentRefund} slots={slots} />;
}
