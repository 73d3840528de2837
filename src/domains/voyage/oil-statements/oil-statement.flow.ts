import { defineFlow } from '../../../kernel/flow/flow.ts';

/** A statement of oil: signed on board by the chief engineer, then by the master, and confirmed ashore by the fuel clerk. */
export const oilStatementFlow = defineFlow({
  states: {
    DRAFT: { zh: '草稿', en: 'Draft', tone: 'grey' },
    CHIEF: { zh: '轮机长已签', en: 'Signed by the chief engineer', tone: 'blue' },
    SIGNED: { zh: '船长已签', en: 'Signed by the master', tone: 'violet' },
    CONFIRMED: { zh: '已确认', en: 'Confirmed', tone: 'green' },
  },
  initial: 'DRAFT',
  transitions: {
    signChief: {
      label: { zh: '轮机长签字', en: 'Sign as chief engineer' },
      from: ['DRAFT'],
      to: 'CHIEF',
      tail: 'sign-chief',
      first: true,
      many: false,
      effect: {
        zh: '按已确认的动态报重新取数并固定，随后由船长签字',
        en: 'Its figures are taken anew from confirmed reports and stand; the master signs next',
      },
      done: { zh: '已签字', en: 'Signed' },
    },
    signMaster: {
      label: { zh: '船长签字', en: 'Sign as master' },
      from: ['CHIEF'],
      to: 'SIGNED',
      tail: 'sign-master',
      first: true,
      many: false,
      done: { zh: '已签字', en: 'Signed' },
    },
    confirm: {
      label: { zh: '确认', en: 'Confirm' },
      from: ['SIGNED'],
      to: 'CONFIRMED',
      first: true,
      done: { zh: '已确认', en: 'Confirmed' },
    },
    return: {
      label: { zh: '退回', en: 'Return' },
      from: ['CHIEF', 'SIGNED'],
      to: 'DRAFT',
      reason: true,
      many: false,
      effect: { zh: '签字作废，改正后重新签字', en: 'Signatures are void; it is signed anew once it is put right' },
      done: { zh: '已退回', en: 'Returned' },
    },
  },
});
