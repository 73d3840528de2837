import { documentFlowWith } from '../../../kernel/flow/document-flow.ts';
import { YEAR_TEXT as TEXT } from './year-plan.text.ts';

/** A plan is approved like any document; approved, it changes by a revision (maintenance 4.4). */
export const yearPlanFlow = documentFlowWith({
  draft: {
    label: { zh: '重新编排', en: 'Draw up anew' },
    from: ['USE'],
    many: false,
    effect: {
      zh: '按工作卡当前的到期日重新编排；到期日未变的，已调整的计划日保留',
      en: 'It is drawn up by what jobs are due now; where that is the same day, the day it was moved to stays',
    },
    done: { zh: '计划已重新编排', en: 'It is drawn up anew' },
  },
  revise: {
    label: { zh: '修订', en: 'Revise' },
    from: ['APPROVE'],
    many: false,
    // The list tells it too.
    against: ({ inForce }) => (inForce === false ? TEXT.superseded : undefined),
    effect: {
      zh: '以本版为底稿另立下一版，批准前本版仍现行',
      en: 'The next version begins as this one stands; this one is in force until that is approved',
    },
    leads: 'maintenance.yearPlan',
    whole: true,
    done: { zh: '修订版已建立', en: 'The next version is made' },
  },
});
