import { defineFlow } from '../../../kernel/flow/flow.ts';

/** Whether one deals with a partner. Each step says why, and is told to whoever has business with it. */
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
    trial: { label: { zh: '转试用', en: 'Put on trial' }, from: ['PROSPECT'], to: 'TRIAL', reason: true },
    qualify: {
      label: { zh: '评为合格', en: 'Qualify' },
      from: ['PROSPECT', 'TRIAL', 'SUSPENDED'],
      to: 'QUALIFIED',
      reason: true,
    },
    suspend: { label: { zh: '暂停', en: 'Suspend' }, from: ['TRIAL', 'QUALIFIED'], to: 'SUSPENDED', reason: true },
    blacklist: {
      label: { zh: '列入黑名单', en: 'Blacklist' },
      from: ['PROSPECT', 'TRIAL', 'QUALIFIED', 'SUSPENDED', 'INACTIVE'],
      to: 'BLACKLISTED',
      reason: true,
    },
    release: {
      label: { zh: '解除黑名单', en: 'Take off the blacklist' },
      from: ['BLACKLISTED'],
      to: 'TRIAL',
      reason: true,
    },
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
