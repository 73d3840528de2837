import { numberText } from '../../../kernel/resource/number-text.ts';
import { rowsOf } from '../../../kernel/resource/open.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { orderChange } from './order-change.resource.ts';

const FIGURES = ['oldBase', 'newBase', 'riseBase'] as const;

const figures = (row: AnyRow): Figure[] =>
  hasPermission(PRICE_PERMISSION)
    ? FIGURES.map((name) => ({
        label: orderChange.fields[name].label,
        value: numberText(orderChange.fields[name], row[name]),
        unit: BASE_CURRENCY,
      }))
    : [];

const SLOTS: ResourceSlots = {
  list: {
    omit: ['create', 'import'],
    savedFilters: [
      { key: 'waiting', label: { zh: '审批中', en: 'Under approval' }, filters: { status: ['IN_AUDIT'] } },
    ],
  },
  form: { locked: [rowsOf('lines'), 'lines.unitId'], hidden: () => ['lines.orderLineId'] },
  detail: { figures, hidden: [...FIGURES, 'lines.orderLineId'] },
};

/** Changes of orders in force: old and new beside each other. */
export function Page() {
  return <ResourcePage resource={orderChange} slots={SLOTS} />;
}
