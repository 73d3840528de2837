import { defineFlow } from '../../../kernel/flow/flow.ts';

/** A file that was built is given to the bank as it is, or void. */
export const bankFileFlow = defineFlow({
  states: {
    LIVE: { zh: '有效', en: 'Valid', tone: 'green' },
    VOID: { zh: '已作废', en: 'Void', tone: 'slate' },
  },
  initial: 'LIVE',
  transitions: {
    void: {
      label: { zh: '作废', en: 'Void' },
      from: ['LIVE'],
      to: 'VOID',
      reason: true,
      many: false,
      effect: {
        zh: '批次的全部有效文件一并作废，批次可重新生成文件（新编号）或取消。',
        en: 'All valid files of its batch are void; the batch is told to the bank anew, under new numbers, or cancelled.',
      },
      done: { zh: '文件已作废', en: 'The file is void' },
    },
  },
});
