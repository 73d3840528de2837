import { leavesOf } from '../../../kernel/resource/leaves.ts';
import { proposedPaper } from './proposed-paper.resource.ts';

/** What a supplier wrote himself of a paper, and what came of it. */
export const proposedPaperLeaves = leavesOf(proposedPaper, [
  'kind',
  'number',
  'issuer',
  'validFrom',
  'validTo',
  'attachment',
  'remark',
  'sentAt',
  'replacesId',
  'replacesNumber',
  'refuseReason',
  'paperStatus',
]);
