import { defineFlow } from '../../../kernel/flow/flow.ts';

/** What becomes of a quotation. The last one that was submitted before the deadline counts. */
export const quotationFlow = defineFlow({
  states: {
    DRAFT: { zh: '填写中', en: 'Being written', tone: 'grey' },
    SUBMITTED: { zh: '已提交', en: 'Submitted', tone: 'blue' },
    WITHDRAWN: { zh: '已撤回', en: 'Withdrawn', tone: 'slate' },
    SEALED: { zh: '待开启', en: 'Sealed', tone: 'blue' },
    OPENED: { zh: '已开启', en: 'Opened', tone: 'amber' },
    AWARDED: { zh: '中标', en: 'Awarded', tone: 'green' },
    PART_AWARDED: { zh: '部分中标', en: 'Partly awarded', tone: 'green' },
    NOT_AWARDED: { zh: '未中标', en: 'Not awarded', tone: 'slate' },
  },
  initial: 'DRAFT',
  transitions: {},
});
