import type { ApprovalTree } from '../flow/approval-tree.ts';
import { defineSinglePort } from '../ports.ts';

/** What somebody does with a document that is under approval. */
export type Deed = {
  readonly act: 'approve' | 'return' | 'reject' | 'transfer' | 'addSigner' | 'withdraw' | 'urge';
  readonly opinion?: string;
  /** To whom it is given, or who signs as well. */
  readonly userIds?: readonly number[];
  readonly where?: 'before' | 'after';
};

/** What somebody had to do with a document under approval: sent it on its way, or approved it. */
export type Handled = { readonly recordId: number; readonly userId: number; readonly part: 'SENT' | 'APPROVED' };

/**
 * Approval as people use it, each call as whoever the context says, at its hour: with it a domain tells what became of its documents in
 * the demo, from below the domain that approves them.
 */
export const approvalDesk = defineSinglePort<{
  /** Sends a draft on its way, or a returned document once more; answers the run. */
  submit(document: { readonly resource: string; readonly recordId: number; readonly opinion?: string }): number;
  /** Acts on the open task of whoever acts, where the act needs one. */
  act(runId: number, deed: Deed): void;
  /** Whose turn it is. */
  waitsFor(runId: number): readonly number[];
  /** The records of a kind on which the caller, or whoever they stand in for, has to act, at most 1,000. */
  waitingForMe(resource: string): readonly number[];
  /** How many documents of these kinds wait for somebody. */
  waitingFor(userId: number, resources: readonly string[]): number;
  /** Who sent these documents of a kind on their way and who approved them; whoever stood in for somebody, and whom they stood in for. */
  handledBy(resource: string, recordIds: readonly number[]): readonly Handled[];
  /** Makes a flow the one that new documents of the kind take. */
  publish(resource: string, given: { readonly flow: ApprovalTree; readonly by: string; readonly note: string }): void;
}>('kernel.approvalDesk');
