import { documentFlowWith } from '../../../kernel/flow/document-flow.ts';
import { PLAN_TEXT as TEXT } from './plan.text.ts';

/** The market's own name of who may send ships on their way (market 4.6). */
export const PLAN_RELEASE = 'market:plan:release';

/** A plan is approved like any document; approved, it is released once, and changes by a new version (market 4.2). */
export const planFlow = documentFlowWith({
  release: {
    label: { zh: '发布', en: 'Release' },
    from: ['APPROVE'],
    permission: PLAN_RELEASE,
    first: true,
    many: false,
    // The list tells the day alone.
    against: ({ released, releasedOn }) => (released === true || releasedOn ? TEXT.released : undefined),
    effect: {
      zh: '每票货载成为计划航次，货载安排到航次，并向船舶发航次指令；同月旧版不再有效',
      en: 'Each leg becomes a planned voyage with its parcel, ships are sent their orders, and the version before is no longer in force',
    },
    done: { zh: '配船计划已发布', en: 'The plan is released' },
  },
  renew: {
    label: { zh: '另立新版', en: 'New version' },
    from: ['APPROVE'],
    tail: 'new-version',
    many: false,
    effect: { zh: '以本版为底稿另立新版，本版不变', en: 'A new version begins as this one stands; this one stays' },
    leads: 'market.marshallingPlan',
    done: { zh: '新版本已建立', en: 'The new version is made' },
  },
});
