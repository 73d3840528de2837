import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { voyageAccount } from './voyage-account.resource.ts';
import { ACCOUNT_TEXT as TEXT } from './voyage-account.text.ts';

const FIGURES = ['revenue', 'commission', 'cost', 'net', 'tce', 'tceDifference'] as const;

const figures = (row: AnyRow): Figure[] => [
  ...FIGURES.filter((name) => name in row && row[name] !== null).map((name) => ({
    label: voyageAccount.fields[name].label,
    value: numberText(voyageAccount.fields[name], row[name]),
    unit: String(row.labels?.currencyId ?? ''),
  })),
  {
    label: voyageAccount.fields.days.label,
    value: numberText(voyageAccount.fields.days, row.days),
    unit: t(TEXT.day),
  },
];

/** What the sources write, and nobody types. */
const TOLD = ['results', 'sources'];

const SLOTS: ResourceSlots = {
  list: {
    omit: ['import', 'remove'],
    savedFilters: [
      { key: 'open', label: { zh: '核算中', en: 'Open' }, filters: { accountStatus: ['OPEN'] } },
      { key: 'provisional', label: { zh: '含暂估', en: 'Provisional' }, filters: { provisional: ['true'] } },
      { key: 'locked', label: { zh: '已锁定', en: 'Locked' }, filters: { accountStatus: ['LOCKED'] } },
    ],
  },
  form: {
    hidden: () => TOLD,
    locked: ({ shipId }) => (shipId ? ['voyageId'] : []),
  },
  detail: {
    tags: (row) => row.provisional === true && <StatusTag tone="amber">{t(TEXT.draftMark)}</StatusTag>,
    figures,
    hidden: [...FIGURES, 'days', 'provisional', 'sources.source', 'sources.sourceId'],
    omit: ['remove'],
  },
};

/** Voyages with money: each has its account below. */
export function Page() {
  return <ResourcePage resource={voyageAccount} slots={SLOTS} />;
}
