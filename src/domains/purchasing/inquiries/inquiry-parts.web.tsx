import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { serverNow } from '../../../kernel/web/server-clock.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { AWARD_TEXT } from '../awards/award.text.ts';
import { ComparisonTab } from '../awards/comparison.web.tsx';
import { COMPARE_PERMISSION } from '../prices.rules.ts';
import { quotation } from '../quotations/quotation.resource.ts';
import {
  enterQuoteCall,
  enterQuoteForm,
  extendCall,
  extendForm,
  nextRoundCall,
  nextRoundForm,
  openCall,
  publishCall,
} from './inquiry.calls.ts';
import { inquiryFlow } from './inquiry.flow.ts';
import { INQUIRY_TEXT as TEXT } from './inquiry.text.ts';

const out = (row: AnyRow): boolean =>
  row.inquiryStatus === 'PUBLISHED' && Date.parse(String(row.deadline)) > serverNow();
const due = (row: AnyRow): boolean =>
  row.inquiryStatus === 'LOCKED' || (row.inquiryStatus === 'PUBLISHED' && !out(row));

const PUBLISH: RowAct = {
  key: 'publish',
  label: inquiryFlow.transitions.publish.label,
  permission: publishCall.permission,
  when: (row) => row.inquiryStatus === 'DRAFT',
  effect: TEXT.publishEffect,
  first: true,
  run: async ({ id, version }, { refresh }) => {
    await call(publishCall, { params: { id }, body: { version } });
    notify.success(t(TEXT.published));
    await refresh();
  },
};

const EXTEND: RowAct = {
  key: 'extend',
  label: extendForm.label,
  permission: extendCall.permission,
  when: out,
  form: extendForm,
  initial: ({ deadline }) => ({ deadline }),
  run: async ({ id, version }, { values, refresh }) => {
    await call(extendCall, { params: { id }, body: { ...values, version }, quiet: true });
    notify.success(t(TEXT.extended));
    await refresh();
  },
};

const OPEN: RowAct = {
  key: 'open',
  label: inquiryFlow.transitions.open.label,
  permission: openCall.permission,
  when: due,
  effect: TEXT.openEffect,
  first: true,
  run: async ({ id, version }, { refresh }) => {
    const opened = (await call(openCall, { params: { id }, body: { version } })) as AnyRow;
    notify.success(t(opened.inquiryStatus === 'OPENED' ? TEXT.opened : TEXT.askedOpen));
    await refresh();
  },
};

const NEXT_ROUND: RowAct = {
  key: 'nextRound',
  label: nextRoundForm.label,
  permission: nextRoundCall.permission,
  when: (row) => row.inquiryStatus === 'OPENED',
  form: nextRoundForm,
  run: async ({ id, version }, { values, refresh }) => {
    await call(nextRoundCall, { params: { id }, body: { ...values, version }, quiet: true });
    notify.success(t(TEXT.again));
    await refresh();
  },
};

const enter = (go: (path: string) => unknown): RowAct => ({
  key: 'enterQuote',
  label: enterQuoteForm.label,
  permission: enterQuoteCall.permission,
  when: out,
  form: enterQuoteForm,
  run: async ({ id }, { values }) => {
    const body = { partnerId: Number(values?.partnerId) };
    const made = await call(enterQuoteCall, { params: { id }, body, quiet: true });
    go(`${recordAddress(quotation.name, made.id)}?edit=1`);
  },
});

/** What may be done with an inquiry. */
export function useInquiryActs(): readonly RowAct[] {
  const navigate = useNavigate();
  return [PUBLISH, EXTEND, OPEN, NEXT_ROUND, enter((path) => navigate(path))];
}

function timeLeft(row: AnyRow): string {
  if (row.inquiryStatus !== 'PUBLISHED') return '—';
  const minutes = Math.floor((Date.parse(String(row.deadline)) - serverNow()) / 60_000);
  if (minutes < 0) return t(TEXT.over);
  const [d, h, m] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  return d > 0 ? t(TEXT.days, { d, h }) : t(TEXT.hours, { h, m });
}

function figures(row: AnyRow): Figure[] {
  const invites = (row.invites ?? []) as readonly { inviteStatus: string }[];
  const count = (status: string): number => invites.filter(({ inviteStatus }) => inviteStatus === status).length;
  return [
    { label: TEXT.left, value: timeLeft(row) },
    { label: TEXT.invited, value: invites.length },
    { label: TEXT.quoted, value: count('QUOTED') },
    { label: TEXT.declined, value: count('DECLINED') },
  ];
}

/** What a page about inquiries shows of one. */
export const detailOf = (acts: readonly RowAct[]): DetailSlots => ({
  figures,
  acts,
  hidden: ['lines.descriptionEn'],
  tabs: hasPermission(COMPARE_PERMISSION)
    ? [{ key: 'comparison', label: AWARD_TEXT.comparison, content: (row) => <ComparisonTab row={row} /> }]
    : [],
});
