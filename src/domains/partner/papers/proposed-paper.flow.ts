import { defineFlow } from '../../../kernel/flow/flow.ts';

/** A paper that a supplier handed in: the buyer's side looks at it before it is in force. Its supplier alone takes it back. */
export const proposedPaperFlow = defineFlow({
  initial: 'SUBMITTED',
  states: {
    SUBMITTED: { zh: '待审核', en: 'To be checked', tone: 'amber' },
    IN_FORCE: { zh: '已生效', en: 'In force', tone: 'green' },
    REFUSED: { zh: '已退回', en: 'Refused', tone: 'red' },
    WITHDRAWN: { zh: '已撤回', en: 'Withdrawn', tone: 'slate' },
  },
  transitions: {
    accept: {
      label: { zh: '审核通过', en: 'Accept' },
      from: ['SUBMITTED'],
      to: 'IN_FORCE',
      first: true,
      effect: {
        zh: '证照立即写入客商信息，更新的证照替换原证照；供应商会收到邮件。',
        en: 'It stands among the papers of the partner at once, in the place of the one that it renews; the supplier is told by mail.',
      },
      done: { zh: '证照已生效', en: 'The paper is in force' },
    },
    refuse: {
      label: { zh: '退回', en: 'Refuse' },
      from: ['SUBMITTED'],
      to: 'REFUSED',
      reason: true,
      effect: { zh: '供应商会收到邮件和退回原因', en: 'The supplier is told by mail, with the reason' },
      done: { zh: '证照已退回', en: 'The paper was refused' },
    },
  },
});
