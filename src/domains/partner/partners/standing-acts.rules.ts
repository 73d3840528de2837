import type { partnerFlow } from './partner.flow.ts';

/** A step of a partner's standing. */
export type StandingAct = keyof typeof partnerFlow.transitions;
