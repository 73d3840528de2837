import { defineFlow } from '../../../kernel/flow/flow.ts';
import { VOYAGE_STATUS_TEXT } from './voyage-transitions.rules.ts';

/** States of a voyage. PLAN comes from the market's marshalling plan; a number once given stays used. */
export const voyageFlow = defineFlow({
  initial: 'OPEN',
  states: {
    PLAN: { ...VOYAGE_STATUS_TEXT.PLAN, tone: 'grey' },
    OPEN: { ...VOYAGE_STATUS_TEXT.OPEN, tone: 'blue' },
    CLOSED: { ...VOYAGE_STATUS_TEXT.CLOSED, tone: 'slate' },
    CANCELLED: { ...VOYAGE_STATUS_TEXT.CANCELLED, tone: 'red' },
  },
  transitions: {
    close: {
      label: { zh: '关闭航次', en: 'Close voyage' },
      from: ['OPEN'],
      to: 'CLOSED',
      effect: {
        zh: '航次合计从此冻结，不再接受报告；可由海务主管说明原因后重新开启',
        en: 'Its totals are frozen and it takes no more reports; a marine superintendent may reopen it with a reason',
      },
      done: ({ voyageNo }) => ({ zh: `已关闭航次 ${voyageNo}`, en: `Voyage ${voyageNo} closed` }),
    },
    reopen: {
      label: { zh: '重新开启航次', en: 'Reopen voyage' },
      from: ['CLOSED'],
      to: 'OPEN',
      reason: true,
      effect: {
        zh: '合计解除冻结，航次可以继续报告',
        en: 'Its totals are no longer frozen and it takes reports again',
      },
      done: ({ voyageNo }) => ({ zh: `已重新开启航次 ${voyageNo}`, en: `Voyage ${voyageNo} reopened` }),
    },
    cancel: {
      label: { zh: '取消航次', en: 'Cancel voyage' },
      from: ['PLAN', 'OPEN'],
      to: 'CANCELLED',
      reason: true,
      effect: { zh: '航次作废，航次号保留不再使用', en: 'The voyage is void; its number stays used' },
      done: ({ voyageNo }) => ({ zh: `已取消航次 ${voyageNo}`, en: `Voyage ${voyageNo} cancelled` }),
    },
  },
});
