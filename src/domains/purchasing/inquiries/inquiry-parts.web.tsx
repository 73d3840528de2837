import { recordAddress } from '../../../kernel/record-address.ts';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { serverNow } from '../../../kernel/web/server-clock.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { AWARD_TEXT } from '../awards/award.text.ts';
import { ComparisonTab } from '../awards/comparison.web.tsx';
import { COMPARE_PERMISSION } from '../prices.rules.ts';
import { quotation } from '../quotations/quotation.resource.ts';
import { enterQuoteCall } from './inquiry.calls.ts';
import { INQUIRY_TEXT as TEXT } from './inquiry.text.ts';
import { enterQuoteForm } from './inquiry-forms.resource.ts';

const out = (row: AnyRow): boolean =>
  row.inquiryStatus === 'PUBLISHED' && !row.tendered && Date.parse(String(row.deadline)) > serverNow();

const ENTER: RowAct = {
  key: 'enterQuote',
  label: enterQuoteForm.label,
  permission: enterQuoteCall.permission,
  when: out,
  form: enterQuoteForm,
  run: async ({ id }, { values, go }) => {
    const body = { partnerId: Number(values?.partnerId) };
    const made = await call(enterQuoteCall, { params: { id }, body, quiet: true });
    go(`${recordAddress(quotation.name, made.id)}?edit=1`);
  },
};

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
export const detailSlots = (): DetailSlots => ({
  figures,
  acts: [ENTER],
  hidden: ['lines.descriptionEn'],
  tabs: hasPermission(COMPARE_PERMISSION)
    ? [{ key: 'comparison', label: AWARD_TEXT.comparison, content: (row) => <ComparisonTab row={row} /> }]
    : [],
});
