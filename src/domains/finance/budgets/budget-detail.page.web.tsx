import { useMemo } from 'react';
import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { FINANCE_TEXT as TEXT } from '../finance.text.ts';
import { budget } from './budget.resource.ts';

const saved = (): readonly SavedFilter[] => [
  { key: 'force', label: TEXT.inForce, filters: { active: ['true'] } },
  { key: 'year', label: TEXT.thisYear, filters: { year: [String(serverDate().getFullYear())] } },
  { key: 'drafts', label: TEXT.drafts, filters: { status: ['USE'] } },
];

const figures = (row: AnyRow): Figure[] => [
  { label: TEXT.year, value: numberText(budget.fields.total, row.total), unit: BASE_CURRENCY },
  { label: TEXT.lines, value: ((row.lines ?? []) as readonly unknown[]).length },
];

/** What each ship and unit may spend, subject by subject and month by month, version after version. */
export function Page() {
  const slots = useMemo(
    (): ResourceSlots => ({
      list: { savedFilters: saved(), omit: ['import'] },
      detail: { figures, hidden: ['total'] },
    }),
    [],
  );
  return <ResourcePage resource={budget} slots={slots} />;
}
