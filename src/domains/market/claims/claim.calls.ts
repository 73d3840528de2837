import { defineMake } from '../../../kernel/flow/make-from.ts';
import { laytime } from '../../voyage/public.ts';
import { claim } from './claim.resource.ts';
import { CLAIM_TEXT as TEXT } from './claim.text.ts';
import { claimSettlement } from './claim-settlement.resource.ts';

/** An approved laytime statement becomes the claim of what it comes to. */
export const claimOfStatement = defineMake({
  name: 'claim',
  label: TEXT.make,
  from: laytime,
  to: claim,
  tail: 'from-statement',
  single: true,
  against: ({ status }) => (status === 'APPROVE' ? undefined : TEXT.notApproved),
  done: TEXT.made,
});

const NEGOTIABLE: readonly unknown[] = ['SUBMITTED', 'NEGOTIATING', 'LEGAL'];

/** For how much a claim is settled, as a document that is agreed to. */
export const settlementOfClaim = defineMake({
  name: 'settle',
  label: TEXT.settle,
  from: claim,
  to: claimSettlement,
  tail: 'from-claim',
  single: true,
  first: true,
  against: ({ claimStatus }) => (NEGOTIABLE.includes(claimStatus) ? undefined : TEXT.notNegotiated),
  done: TEXT.settled,
});
