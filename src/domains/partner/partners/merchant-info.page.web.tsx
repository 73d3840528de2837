import { useMemo } from 'react';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { EVALUATION_TEXT } from '../evaluations/evaluation.text.ts';
import { Evaluations } from '../evaluations/evaluations-of-partner.web.tsx';
import { partner } from './partner.resource.ts';
import { PARTNER_TEXT as TEXT } from './partner.text.ts';
import { Accounts, Related } from './partner-parts.web.tsx';
import { partnerStanding } from './partner-standing.resource.ts';

const SAVED: readonly SavedFilter[] = [
  { key: 'quotable', label: TEXT.quotable, filters: { quotable: ['true'] } },
  { key: 'trial', label: TEXT.trial, filters: { qualifyStatus: ['TRIAL'] } },
  { key: 'expiring', label: TEXT.expiring, filters: { expiringFrom: ['1'] } },
  { key: 'expired', label: TEXT.expired, filters: { expiredFrom: ['1'] } },
  { key: 'blocked', label: TEXT.blocked, filters: { qualifyStatus: ['SUSPENDED', 'BLACKLISTED'] } },
];

/** The figures at the head tell these already; the key serves to find doubles. */
const HIDDEN = ['nameKey', 'supplies', 'accountCount', 'expiring', 'expired', 'validTo', 'quotable'];

const figures: DetailSlots['figures'] = (row: AnyRow) => [
  { label: TEXT.accounts, value: Number(row.accountCount ?? 0) },
  { label: TEXT.expiring, value: Number(row.expiring ?? 0) },
  { label: TEXT.expired, value: Number(row.expired ?? 0) },
  { label: TEXT.validTo, value: String(row.validTo ?? '—') },
];

const tabs = (): NonNullable<DetailSlots['tabs']> => [
  ...(hasPermission('partner:bankAccount:list')
    ? [{ key: 'banks', label: TEXT.banks, content: (row: AnyRow) => <Accounts row={row} /> }]
    : []),
  ...(hasPermission('partner:evaluation:list')
    ? [{ key: 'evaluations', label: EVALUATION_TEXT.evaluations, content: (row: AnyRow) => <Evaluations row={row} /> }]
    : []),
  { key: 'related', label: TEXT.related, content: (row) => <Related id={row.id} /> },
];

/** All companies with which one deals. */
export function Page() {
  const slots = useMemo(
    (): ResourceSlots => ({
      list: { savedFilters: SAVED, title: TEXT.title },
      detail: { hidden: HIDDEN, figures, tabs: tabs() },
    }),
    [],
  );
  return <ResourcePage resource={partner} listed={partnerStanding} slots={slots} />;
}
