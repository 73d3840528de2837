import { defineFlow } from '../../../kernel/flow/flow.ts';

/** A file is for the bank until it is void; its batch then waits for another. */
export const bankFileFlow = defineFlow({
  states: {
    LIVE: { zh: '有效', en: 'Valid', tone: 'green' },
    VOID: { zh: '已作废', en: 'Void', tone: 'slate' },
  },
  initial: 'LIVE',
  transitions: {
    void: {
      label: { zh: '作废', en: 'Void the file' },
      from: ['LIVE'],
      to: 'VOID',
      reason: true,
      effect: {
        zh: '此文件不再下载，批次可重新生成文件',
        en: 'It is not taken any more, and another may be built of its batch',
      },
      done: { zh: '文件已作废', en: 'The file is void' },
    },
  },
});
