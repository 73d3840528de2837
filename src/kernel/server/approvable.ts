import type { ApprovalTree } from '../flow/approval-tree.ts';
import type { Ctx } from './context.ts';
import type { Holder } from './declared.ts';

/** What a domain declares to have a kind of record approved; the approval domain does the rest. */
export type Approvable = {
  /** Its state field `status` has USE, IN_AUDIT, APPROVE and REJECT (`documentFlow`), and only the engine moves it. */
  readonly resource: string;
  /** What conditions of the flow may read. */
  readonly conditionFields: readonly string[];
  /** What the approval card shows. */
  readonly facts: readonly string[];
  /** The default flow, version 1. */
  readonly flow: ApprovalTree;
  /** The fields that name the ship and the organisation: for the ship's superintendent, leaders and scope. */
  readonly ship?: string;
  readonly organization?: string;
  /** The page of one record in the web, such as `/voyage/corrections/12`. Absent: it is read on the approval page. */
  readonly link?: (recordId: number) => string;
  /** Where whoever may see the record finds it, if messages do not lead there; absent: `link`. */
  readonly page?: (recordId: number) => string;
  /** Refuses a document that must not be submitted. What it answers is written together with the state: facts that stand still from then on. */
  readonly beforeSubmit?: (ctx: Ctx, row: never) => Promise<Readonly<Record<string, unknown>> | void>;
  /** It has been sent on its way, in that transaction: what it holds meanwhile. */
  readonly onSubmitted?: (ctx: Ctx, row: never) => Promise<void>;
  /** It is its writer's again, returned or taken back. */
  readonly onReturned?: (ctx: Ctx, row: never) => Promise<void>;
  /** Run once, in the transaction of the last act, the status of the row already moved; what they throw undoes the act. */
  readonly onApproved: (ctx: Ctx, row: never) => Promise<void>;
  readonly onRejected?: (ctx: Ctx, row: never) => Promise<void>;
};

export function approvableOf({ db }: Holder, resource: string): Approvable | undefined {
  return db.declared.approvals.get(resource);
}

export function allApprovals({ db }: Holder): readonly Approvable[] {
  return [...db.declared.approvals.values()];
}
