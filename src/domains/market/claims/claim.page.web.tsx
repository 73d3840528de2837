import { useMemo } from 'react';
import { numberText } from '../../../kernel/resource/number-text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { daysUntil } from '../money/settlement.rules.ts';
import { settlementOfClaim } from './claim.calls.ts';
import { claim } from './claim.resource.ts';
import { interestTo, owedOf } from './claim.rules.ts';
import { CLAIM_TEXT as TEXT } from './claim.text.ts';

const SAVED = [
  { key: 'open', label: { zh: '待提交', en: 'Open' }, filters: { claimStatus: ['OPEN'] } },
  {
    key: 'under',
    label: { zh: '进行中', en: 'Under way' },
    filters: { claimStatus: ['SUBMITTED', 'NEGOTIATING', 'LEGAL'] },
  },
  { key: 'agreed', label: { zh: '待收付', en: 'To be paid' }, filters: { claimStatus: ['AGREED'] } },
];

const today = (): string => officeDay(serverDate());

/** From here on the last day is near. */
const SOON = 7;

/** How far off the last day of a claim is that nobody submitted yet. */
function Lamp({ row }: { row: AnyRow }) {
  if (row.claimStatus !== 'OPEN' || typeof row.dueDate !== 'string') return null;
  const left = daysUntil(today(), row.dueDate);
  if (left < 0) return <StatusTag tone="red">{t(TEXT.passed)}</StatusTag>;
  const words = t(TEXT.left, { n: left });
  return <StatusTag tone={left <= SOON ? 'red' : left <= SOON * 4 ? 'amber' : 'green'}>{words}</StatusTag>;
}

function figures(row: AnyRow): Figure[] {
  const unit = String(row.labels?.currencyId ?? '');
  const interest = interestTo(owedOf(row), today());
  return [
    ...(['netAmount', 'agreedAmount'] as const)
      .filter((name) => name in row)
      .map((name) => ({ label: claim.fields[name].label, value: numberText(claim.fields[name], row[name]), unit })),
    ...(interest === null ? [] : [{ label: TEXT.interest, value: numberText(claim.fields.netAmount, interest), unit }]),
    { label: claim.fields.dueDate.label, value: String(row.dueDate ?? '—') },
  ];
}

/** Claims of both sides, and the settlements by which they end. */
export function Page() {
  const slots = useMemo(
    (): ResourceSlots => ({
      makes: [settlementOfClaim],
      list: { savedFilters: SAVED, omit: ['import'] },
      form: {
        totals: ['commissionAmount', 'netAmount', 'dueDate'],
        // What a statement says is not typed over.
        locked: ({ statementId }) =>
          statementId ? ['kind', 'voyageId', 'currencyId', 'amount', 'commissionPct', 'completedOn', 'claimDays'] : [],
      },
      detail: {
        tags: (row) => <Lamp row={row} />,
        figures,
        hidden: ['netAmount'],
      },
    }),
    [],
  );
  return <ResourcePage resource={claim} slots={slots} />;
}
