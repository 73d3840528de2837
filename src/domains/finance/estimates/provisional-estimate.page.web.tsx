import { useState } from 'react';
import { numberText } from '../../../kernel/resource/number-text.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { ESTIMATE_TEXT as TEXT } from './estimate.text.ts';
import { provisionalEstimate } from './provisional-estimate.resource.ts';

const FIGURES = ['baseTotal', 'standingTotal'] as const;

const figures = (row: AnyRow): Figure[] =>
  FIGURES.map((name) => ({
    label: provisionalEstimate.fields[name].label,
    value: numberText(provisionalEstimate.fields[name], row[name]),
    unit: BASE_CURRENCY,
  }));

/** What of a line only the program reads. */
const UNREAD = ['lines.source', 'lines.sourceId', 'lines.billableLineId', 'lines.vesselId'];

const SLOTS: ResourceSlots = {
  list: {
    createLabel: TEXT.make,
    savedFilters: [
      { key: 'drafts', label: TEXT.drafts, filters: { status: ['USE'] } },
      { key: 'audit', label: TEXT.audit, filters: { status: ['IN_AUDIT'] } },
      { key: 'posted', label: TEXT.posted, filters: { estimateStatus: ['POSTED'] } },
      { key: 'reversed', label: TEXT.reversed, filters: { estimateStatus: ['REVERSED'] } },
    ],
    omit: ['import'],
  },
  form: {
    // Of a new one the month says which lines there are.
    hidden: (row) => (row.id ? UNREAD : ['lines']),
    derived: ['lines'],
    totals: ['baseTotal'],
  },
  detail: { figures, hidden: [...FIGURES, ...UNREAD] },
};

/** What came and is not invoiced, month by month; most often the month that has just ended. */
export function Page() {
  const [slots] = useState((): ResourceSlots => {
    const month = monthsAfter(officeDay(serverDate()).slice(0, 7), -1);
    return { ...SLOTS, initial: { month } };
  });
  return <ResourcePage resource={provisionalEstimate} slots={slots} />;
}
