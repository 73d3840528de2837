import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { oilReceipt } from './oil-receipt.resource.ts';
import { pricedReceipt } from './oil-receipts.resource.ts';

const FIGURES = ['qty', 'unitPrice', 'amount', 'baseAmount'] as const;
const FIELDS = pricedReceipt.fields;

/** Money is there for whoever may know it, and once there is a price. */
const figures = (row: AnyRow): Figure[] =>
  FIGURES.filter((name) => row[name] != null).map((name) => ({
    label: FIELDS[name].label,
    value: numberText(FIELDS[name], row[name]),
    unit: name === 'qty' ? 't' : name === 'baseAmount' ? BASE_CURRENCY : currencyOf(row),
  }));

const currencyOf = ({ labels }: AnyRow): string | undefined => labels?.currencyId?.toString();

const SLOTS: ResourceSlots = {
  list: { omit: ['create', 'remove', 'import'] },
  detail: { omit: ['remove'], figures, hidden: ['seq', 'rptTime', 'amount', 'baseAmount', 'qty'] },
};

/** What deliveries and opening stocks cost. */
export function Page() {
  return <ResourcePage resource={oilReceipt} listed={pricedReceipt} slots={SLOTS} />;
}
