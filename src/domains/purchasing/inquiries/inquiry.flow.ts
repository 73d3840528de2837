import { defineFlow } from '../../../kernel/flow/flow.ts';
import { INQUIRY_TEXT } from './inquiry.text.ts';
import { extendForm, nextRoundForm } from './inquiry-forms.resource.ts';

type Timed = { readonly deadline?: unknown };
type Tendered = { readonly tendered?: unknown };

const isOver = ({ deadline }: Timed, now: Date): boolean => Date.parse(String(deadline)) <= now.getTime();

/** What becomes of the inquiry of a tender is the tender's. */
const ofTender = ({ tendered }: Tendered) => (tendered ? INQUIRY_TEXT.ofTender : undefined);

/** From what is asked of suppliers to what is ordered. The clock locks it: nobody needs to be there when time is up. */
export const inquiryFlow = defineFlow({
  states: {
    DRAFT: { zh: '草稿', en: 'Draft', tone: 'grey' },
    PUBLISHED: { zh: '报价中', en: 'Out for quotation', tone: 'blue' },
    LOCKED: { zh: '待开启', en: 'To be opened', tone: 'amber' },
    OPENED: { zh: '待定标', en: 'To be awarded', tone: 'amber' },
    AWARD_AUDIT: { zh: '定标审批中', en: 'Award under approval', tone: 'blue' },
    AWARDED: { zh: '已定标', en: 'Awarded', tone: 'green' },
    ORDERED: { zh: '已下单', en: 'Ordered', tone: 'green' },
    FAILED: { zh: '流标', en: 'Failed', tone: 'red' },
    CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'slate' },
  },
  initial: 'DRAFT',
  transitions: {
    publish: {
      label: { zh: '发布', en: 'Publish the inquiry' },
      from: ['DRAFT'],
      to: 'PUBLISHED',
      first: true,
      against: ofTender,
      effect: {
        zh: '发布后不能再改询价内容，所询需求归本询价占用，邀请邮件随即发出。',
        en: 'What is asked can no longer change, its needs are held for it, and the invitations go out.',
      },
      done: { zh: '询价已发布', en: 'The inquiry is out' },
    },
    extend: {
      label: { zh: '延长截止时间', en: 'Extend the deadline' },
      from: ['PUBLISHED'],
      permission: 'purchasing:inquiry:publish',
      form: extendForm,
      initial: ({ deadline }) => ({ deadline }),
      against: (row, now) =>
        ofTender(row) ?? (isOver(row, now) ? { zh: '报价截止时间已过', en: 'The deadline has passed' } : undefined),
      done: { zh: '截止时间已延后', en: 'The deadline was extended' },
    },
    // Time may be up before the clock comes by.
    open: {
      label: { zh: '开启报价', en: 'Open the quotations' },
      from: ['LOCKED', 'PUBLISHED'],
      to: 'OPENED',
      first: true,
      against: (row, now) =>
        ofTender(row) ??
        (row.inquiryStatus === 'LOCKED' || isOver(row, now)
          ? undefined
          : { zh: '报价截止后才能开启', en: 'It is opened when its deadline has passed' }),
      effect: {
        zh: '开启后所有报价的价格对有权限的人可见，不能再封存。',
        en: 'All prices can be read from then on by those who may; they are not sealed again.',
      },
      done: ({ inquiryStatus }) =>
        inquiryStatus === 'OPENED'
          ? { zh: '报价已开启', en: 'The quotations are open' }
          : { zh: '已记录首位确认，须由另一人开启', en: 'The first has confirmed; another person opens it' },
    },
    nextRound: {
      label: { zh: '再报一轮', en: 'Ask for another round' },
      from: ['OPENED'],
      to: 'PUBLISHED',
      permission: 'purchasing:inquiry:publish',
      tail: 'next-round',
      form: nextRoundForm,
      against: ofTender,
      done: { zh: '已发出新一轮询价', en: 'Another round is out' },
    },
    fail: {
      label: { zh: '流标', en: 'Record the inquiry as failed' },
      from: ['LOCKED', 'OPENED'],
      to: 'FAILED',
      reason: true,
      against: ofTender,
      effect: { zh: '所询需求退回需求池', en: 'What it asks for goes back to the demand pool' },
      done: { zh: '已登记流标', en: 'The inquiry is recorded as failed' },
    },
    cancel: {
      label: { zh: '取消询价', en: 'Cancel the inquiry' },
      from: ['DRAFT', 'PUBLISHED', 'LOCKED', 'OPENED'],
      to: 'CANCELLED',
      reason: true,
      against: ofTender,
      effect: {
        zh: '所询需求退回需求池，并告知受邀供应商',
        en: 'What it asks for goes back to the demand pool, and the invited are told',
      },
      done: { zh: '询价已取消', en: 'The inquiry is cancelled' },
    },
  },
});

/** Where an invitation is. Suppliers and the clock move it. */
export const inviteFlow = defineFlow({
  states: {
    INVITED: { zh: '已邀请', en: 'Invited', tone: 'grey' },
    VIEWED: { zh: '已查看', en: 'Seen', tone: 'blue' },
    QUOTED: { zh: '已报价', en: 'Quoted', tone: 'green' },
    DECLINED: { zh: '已谢绝', en: 'Declined', tone: 'slate' },
    NO_REPLY: { zh: '未回复', en: 'No reply', tone: 'amber' },
  },
  initial: 'INVITED',
  transitions: {},
});
