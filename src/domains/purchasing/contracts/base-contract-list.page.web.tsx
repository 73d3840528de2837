import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { baseContract } from './base-contract.resource.ts';
import { STANDINGS, CONTRACT_TEXT as TEXT } from './base-contract.text.ts';
import { baseContractStanding } from './base-contract-standing.resource.ts';

const FIELDS = baseContractStanding.fields;
const FIGURES = ['ceilingAmount', 'usedAmount', 'leftAmount'] as const;

function figures(row: AnyRow): Figure[] {
  if (!hasPermission(PRICE_PERMISSION)) return [];
  const labels = (row.labels ?? {}) as Readonly<Record<string, string>>;
  return [
    ...FIGURES.map((name) => ({
      label: FIELDS[name].label,
      value: numberText(FIELDS[name], row[name]),
      unit: labels.currencyId,
    })),
    { label: TEXT.usedPct, value: numberText(FIELDS.usedPct, row.usedPct), unit: '%' },
  ];
}

const isStanding = (value: unknown): value is keyof typeof STANDINGS => typeof value === 'string' && value in STANDINGS;

const SLOTS: ResourceSlots = {
  list: {
    omit: ['import'],
    savedFilters: [
      { key: 'waiting', label: TEXT.waiting, filters: { status: ['IN_AUDIT'] } },
      { key: 'inForce', label: TEXT.inForce, filters: { contractStatus: ['ACTIVE'] } },
      { key: 'ending', label: TEXT.ending, filters: { standing: ['ENDING'] } },
      { key: 'near', label: TEXT.nearCeiling, filters: { standing: ['NEAR', 'EXHAUSTED'] } },
    ],
  },
  detail: {
    figures,
    hidden: [...FIGURES, 'usedPct', 'standing'],
    tags: ({ standing }) =>
      isStanding(standing) && <StatusTag tone={STANDINGS[standing].tone}>{t(STANDINGS[standing])}</StatusTag>,
  },
};

/** Frame agreements, with what was called off of each. */
export function Page() {
  return <ResourcePage resource={baseContract} listed={baseContractStanding} slots={SLOTS} />;
}
