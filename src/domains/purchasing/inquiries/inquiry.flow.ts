import { defineFlow } from '../../../kernel/flow/flow.ts';

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
    publish: { label: { zh: '发布', en: 'Publish' }, from: ['DRAFT'], to: 'PUBLISHED' },
    extend: { label: { zh: '延长截止时间', en: 'Extend' }, from: ['PUBLISHED'], to: 'PUBLISHED' },
    open: { label: { zh: '开启报价', en: 'Open the quotations' }, from: ['LOCKED'], to: 'OPENED' },
    nextRound: {
      label: { zh: '再报一轮', en: 'Another round' },
      from: ['OPENED'],
      to: 'PUBLISHED',
      tail: 'next-round',
      many: false,
    },
    fail: { label: { zh: '流标', en: 'Record as failed' }, from: ['LOCKED', 'OPENED'], to: 'FAILED', reason: true },
    cancel: {
      label: { zh: '取消询价', en: 'Cancel the inquiry' },
      from: ['DRAFT', 'PUBLISHED', 'LOCKED', 'OPENED'],
      to: 'CANCELLED',
      reason: true,
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
