import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { contractAddendum } from './addendum.resource.ts';

const FIGURES = ['oldBase', 'baseEstimate'] as const;

const figures = (row: AnyRow): Figure[] =>
  hasPermission(MARKET_PRICE)
    ? FIGURES.map((name) => ({
        label: contractAddendum.fields[name].label,
        value: numberText(contractAddendum.fields[name], row[name]),
        unit: BASE_CURRENCY,
      }))
    : [];

const SLOTS: ResourceSlots = {
  list: {
    omit: ['create', 'import'],
    savedFilters: [{ key: 'audit', label: { zh: '审批中', en: 'Under approval' }, filters: { status: ['IN_AUDIT'] } }],
  },
  form: {
    derived: ['freightRate', 'wsPoints', 'minQty', 'periodDays'],
    totals: [...FIGURES],
    hidden: () => ['changes'],
  },
  detail: { figures, hidden: [...FIGURES] },
};

/** Addenda: old and new terms beside each other. */
export function Page() {
  return <ResourcePage resource={contractAddendum} slots={SLOTS} />;
}
