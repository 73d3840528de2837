import { defineFlow } from '../../../kernel/flow/flow.ts';
import { ranksOf } from './estimate.rules.ts';
import { chooseForm } from './estimate-forms.resource.ts';
import { LETTERS } from './estimate-layout.rules.ts';

type Tce = { readonly tce?: string | null };

/** The letter of the alternative that earns most a day; nothing while none is reckoned. */
export const bestLetter = (alternatives: readonly Tce[]): string | null =>
  LETTERS[ranksOf(alternatives.map(({ tce }) => tce)).indexOf(1)] ?? null;

/** A comparison is worked on, one of its alternatives is taken or none is, and a later version takes its place. */
export const estimateFlow = defineFlow({
  states: {
    DRAFT: { zh: '测算中', en: 'Being worked on', tone: 'blue' },
    CHOSEN: { zh: '已选定', en: 'Chosen', tone: 'green' },
    REPLACED: { zh: '已有新版本', en: 'Replaced', tone: 'slate' },
    DROPPED: { zh: '已放弃', en: 'Dropped', tone: 'grey' },
  },
  initial: 'DRAFT',
  transitions: {
    choose: {
      label: chooseForm.label,
      from: ['DRAFT'],
      to: 'CHOSEN',
      form: chooseForm,
      initial: ({ alternatives }) => ({
        letter: Array.isArray(alternatives) ? bestLetter(alternatives as readonly Tce[]) : null,
      }),
      first: true,
      done: { zh: '已选定方案，估算不再改动', en: 'The alternative is chosen; the estimate stands as it is' },
    },
    revise: {
      label: { zh: '新建版本', en: 'New version' },
      from: ['DRAFT', 'CHOSEN'],
      to: 'REPLACED',
      permission: 'market:voyageEstimate:add',
      effect: {
        zh: '以本版本的数据建立新版本，本版本保留备查',
        en: 'The new version begins with these figures; this one is kept as it is',
      },
      done: { zh: '已建立新版本，可继续测算', en: 'The new version is made; work on it' },
      leads: 'market.voyageEstimate',
      many: false,
    },
    drop: {
      label: { zh: '放弃', en: 'Drop' },
      from: ['DRAFT'],
      to: 'DROPPED',
      reason: true,
      done: { zh: '已放弃，可重新测算', en: 'It is dropped; it can be taken up again' },
    },
    resume: {
      label: { zh: '重新测算', en: 'Take up again' },
      from: ['DROPPED'],
      to: 'DRAFT',
      done: { zh: '已恢复为测算中', en: 'It is being worked on again' },
    },
  },
});
