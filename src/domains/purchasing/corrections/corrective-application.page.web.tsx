import { numberText } from '../../../kernel/resource/number-text.ts';
import { rowsOf } from '../../../kernel/resource/open.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { correctiveApplication } from './corrective-application.resource.ts';

const FIGURES = ['oldEstimate', 'newEstimate', 'riseEstimate'] as const;

const figures = (row: AnyRow): Figure[] =>
  hasPermission(PRICE_PERMISSION)
    ? FIGURES.map((name) => ({
        label: correctiveApplication.fields[name].label,
        value: numberText(correctiveApplication.fields[name], row[name]),
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
  form: { locked: [rowsOf('lines'), 'lines.unitId'], hidden: () => ['lines.applicationLineId'] },
  detail: { figures, hidden: [...FIGURES, 'lines.applicationLineId'] },
};

/** Changes of approved applications: old and new beside each other. */
export function Page() {
  return <ResourcePage resource={correctiveApplication} slots={SLOTS} />;
}
