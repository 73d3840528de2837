import { defineFlow } from '../../../kernel/flow/flow.ts';

/** Whether one deals with a partner. What is approved for a supplier moves it; business with it may end without an approval, with a reason. */
export const partnerFlow = defineFlow({
  initial: 'PROSPECT',
  states: {
    PROSPECT: { zh: '潜在', en: 'Prospect', tone: 'grey' },
    TRIAL: { zh: '试用', en: 'On trial', tone: 'blue' },
    QUALIFIED: { zh: '合格', en: 'Qualified', tone: 'green' },
    SUSPENDED: { zh: '暂停', en: 'Suspended', tone: 'amber' },
    BLACKLISTED: { zh: '黑名单', en: 'Blacklisted', tone: 'red' },
    INACTIVE: { zh: '停用', en: 'Inactive', tone: 'slate' },
  },
  transitions: {
    deactivate: {
      label: { zh: '停用', en: 'Deactivate' },
      from: ['PROSPECT', 'TRIAL', 'QUALIFIED', 'SUSPENDED'],
      to: 'INACTIVE',
      reason: true,
    },
    reactivate: { label: { zh: '恢复', en: 'Reactivate' }, from: ['INACTIVE'], to: 'PROSPECT', reason: true },
  },
});

export type QualifyStatus = keyof typeof partnerFlow.states;
