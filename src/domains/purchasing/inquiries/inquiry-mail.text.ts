import { officeDay } from '../../../kernel/value/office-day.ts';

type About = { readonly inquiryNo: string | null; readonly title: string; readonly deadline: string };

const WHAT = {
  invited: {
    subject: '询价邀请 Request for quotation',
    zh: '诚邀贵司报价',
    en: 'You are kindly invited to quote',
  },
  extended: {
    subject: '询价延期 Extended deadline',
    zh: '本询价截止时间已延后',
    en: 'The deadline of this inquiry has been extended',
  },
  reminded: {
    subject: '询价即将截止 Deadline approaching',
    zh: '尚未收到贵司报价，本询价即将截止',
    en: 'We have not received your quotation yet, and the deadline is near',
  },
  again: {
    subject: '新一轮询价 New round of quotations',
    zh: '诚邀贵司再报一轮，未再报的原报价继续有效',
    en: 'You are kindly invited to quote once more; without a new one your earlier quotation stands',
  },
  cancelled: {
    subject: '询价取消 Inquiry cancelled',
    zh: '本询价已取消，无须报价',
    en: 'This inquiry has been cancelled; no quotation is needed',
  },
} as const;

/** The office's wall clock, told with its zone. */
const officeTime = (iso: string): string => {
  const at = new Date(Date.parse(iso));
  const local = new Date(at.getTime() + 8 * 3_600_000).toISOString();
  return `${officeDay(at)} ${local.slice(11, 16)} (UTC+8)`;
};

/** Mail about an inquiry to whoever is asked, in both languages. */
export function invitation(what: keyof typeof WHAT, { inquiryNo, title, deadline }: About) {
  const { subject, zh, en } = WHAT[what];
  const open = what !== 'cancelled';
  const until = officeTime(deadline);
  return {
    subject: `${subject} ${inquiryNo ?? ''}`,
    text: [
      `${zh}：${inquiryNo} ${title}${open ? `，截止时间 ${until}` : ''}。`,
      ...(open ? ['请登录供应商报价区填写报价；截止前可以修改，开启前任何人都看不到价格。'] : []),
      '',
      `${en}: ${inquiryNo}${open ? `, deadline ${until}` : ''}.`,
      ...(open
        ? [
            'Please sign in to the supplier area. You may change your quotation until the deadline; nobody reads a price before the opening.',
          ]
        : []),
    ].join('\n'),
  };
}
