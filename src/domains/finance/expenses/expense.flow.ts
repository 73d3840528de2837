import { defineFlow } from '../../../kernel/flow/flow.ts';

/** What becomes of an expense beside its approval. */
export const expenseFlow = defineFlow({
  states: {
    DRAFT: { zh: '未生效', en: 'Not in force', tone: 'grey' },
    OPEN: { zh: '待开票', en: 'To be invoiced', tone: 'amber' },
    PART: { zh: '部分开票', en: 'Partly invoiced', tone: 'blue' },
    DONE: { zh: '已开票', en: 'Invoiced', tone: 'green' },
    CLOSED: { zh: '已关闭', en: 'Closed', tone: 'slate' },
  },
  initial: 'DRAFT',
  transitions: {
    close: {
      label: { zh: '关闭', en: 'Close the expense' },
      from: ['OPEN', 'PART'],
      to: 'CLOSED',
      reason: true,
      effect: { zh: '不再开票，剩余预算释放', en: 'Nothing more is invoiced, and the rest of its budget is free' },
      done: { zh: '费用已关闭', en: 'The expense is closed' },
    },
  },
});
