import type { Text } from '../../../kernel/text.ts';
import type { QualifyStatus } from './partner.flow.ts';

type Step = { readonly to: QualifyStatus; readonly label: Text };

/** How an approved request, or the clock, moves a partner; the words stand in its history. */
export const STANDING_STEPS = {
  trial: { to: 'TRIAL', label: { zh: '转试用', en: 'Put on trial' } },
  qualify: { to: 'QUALIFIED', label: { zh: '评为合格', en: 'Qualified' } },
  suspend: { to: 'SUSPENDED', label: { zh: '暂停', en: 'Suspended' } },
  blacklist: { to: 'BLACKLISTED', label: { zh: '列入黑名单', en: 'Blacklisted' } },
  release: { to: 'TRIAL', label: { zh: '解除黑名单', en: 'Taken off the blacklist' } },
} as const satisfies Record<string, Step>;

export type StandingStep = keyof typeof STANDING_STEPS;

/** What the history of a partner calls them. */
export const STANDING_WORDS: Readonly<Record<StandingStep | 'scope', Text>> = {
  trial: STANDING_STEPS.trial.label,
  qualify: STANDING_STEPS.qualify.label,
  suspend: STANDING_STEPS.suspend.label,
  blacklist: STANDING_STEPS.blacklist.label,
  release: STANDING_STEPS.release.label,
  scope: { zh: '变更供货范围', en: 'Scope changed' },
};
