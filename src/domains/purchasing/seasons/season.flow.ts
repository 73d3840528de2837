import { defineFlow } from '../../../kernel/flow/flow.ts';

/** A season is planned, then the draft of its ship is made, once. */
export const seasonFlow = defineFlow({
  states: {
    PLANNED: { zh: '计划', en: 'Planned', tone: 'grey' },
    ISSUED: { zh: '已生成', en: 'Generated', tone: 'blue' },
  },
  initial: 'PLANNED',
  transitions: {
    generate: {
      label: { zh: '生成草稿', en: 'Generate draft' },
      from: ['PLANNED'],
      to: 'ISSUED',
      first: true,
      many: true,
      effect: { zh: '为每艘船生成一张季度申请草稿', en: 'Each ship gets one draft of an application of the season' },
      done: { zh: '已生成草稿', en: 'The draft is made' },
    },
    next: {
      label: { zh: '排下一期', en: 'Plan the next period' },
      from: ['ISSUED'],
      many: true,
      effect: { zh: '按相同规则排出下一期，已有的不再排', en: 'By the same rules, unless it is planned already' },
      done: { zh: '已排下一期', en: 'The next period is planned' },
    },
  },
});
