import { defineFlow } from '../../../kernel/flow/flow.ts';

/** What becomes of a batch beside its approval. */
export const batchFlow = defineFlow({
  states: {
    DRAFT: { zh: '草稿', en: 'Draft', tone: 'grey' },
    APPROVED: { zh: '待生成文件', en: 'File to be built', tone: 'amber' },
    FILE_BUILT: { zh: '待银行结果', en: 'With the bank', tone: 'blue' },
    PART_DONE: { zh: '部分成功', en: 'Partly paid', tone: 'red' },
    DONE: { zh: '已完成', en: 'Done', tone: 'green' },
    CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'slate' },
  },
  initial: 'DRAFT',
  transitions: {
    buildFile: {
      label: { zh: '生成银行文件', en: 'Build the bank file' },
      from: ['APPROVED'],
      to: 'FILE_BUILT',
      tail: 'build-file',
      many: false,
      first: true,
      effect: {
        zh: '按批次生成银行文件，之后批次只等银行结果。',
        en: 'The file is built of the batch, which then waits for the bank.',
      },
      done: { zh: '银行文件已生成', en: 'The bank file was built' },
    },
    cancel: {
      label: { zh: '取消批次', en: 'Cancel the batch' },
      from: ['APPROVED'],
      to: 'CANCELLED',
      reason: true,
      many: false,
      effect: {
        zh: '批次不再付款，其中的付款申请回到待出纳，可另建批次或退回。',
        en: 'The batch pays nothing; its requisitions wait for the cashier, to be paid in another batch or returned.',
      },
      done: { zh: '批次已取消', en: 'The batch is cancelled' },
    },
  },
});
