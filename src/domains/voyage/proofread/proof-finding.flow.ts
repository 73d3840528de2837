import { defineFlow } from '../../../kernel/flow/flow.ts';

/** What becomes of something that proofreading found. A later run closes what is no longer found. */
export const proofFindingFlow = defineFlow({
  initial: 'OPEN',
  states: {
    OPEN: { zh: '待处理', en: 'Open', tone: 'amber' },
    RETURNED: { zh: '已退回船舶', en: 'Returned to the ship', tone: 'violet' },
    ACCEPTED: { zh: '已说明', en: 'Accepted', tone: 'green' },
    FIXED: { zh: '已更正', en: 'Fixed', tone: 'slate' },
  },
  transitions: {
    accept: {
      label: { zh: '说明原因', en: 'Accept' },
      from: ['OPEN', 'RETURNED'],
      to: 'ACCEPTED',
      reason: true,
      first: true,
      effect: { zh: '再次校对时不再列为待处理', en: 'Later runs do not list it as open' },
      done: { zh: '已说明并接受', en: 'Accepted' },
    },
    sendBack: {
      label: { zh: '退回船舶', en: 'Return to the ship' },
      from: ['OPEN'],
      to: 'RETURNED',
      tail: 'send-back',
      reason: true,
      effect: {
        zh: '所在的动态报退回船舶改正；已确认的动态报须先取消确认或起草更正单',
        en: 'Its report goes back to the ship; a confirmed one is un-confirmed first, or corrected',
      },
      done: { zh: '动态报已退回船舶', en: 'The report went back to the ship' },
    },
    reopen: {
      label: { zh: '重新列为待处理', en: 'Open again' },
      from: ['ACCEPTED'],
      to: 'OPEN',
      reason: true,
      done: { zh: '已重新列为待处理', en: 'It is open again' },
    },
  },
});
