import type { ApprovalTree } from '../flow/approval-tree.ts';
import type { Fields } from '../resource/field.ts';
import type { Resource, Whole } from '../resource/resource.ts';
import type { Ctx } from './context.ts';
import type { Holder } from './declared.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a domain declares to have a kind of record approved; the approval domain does the rest. */
type Approval<Name extends string, R> = {
  /** What conditions of the flow may read. */
  readonly conditionFields: readonly Name[];
  /** What the approval card shows. */
  readonly facts: readonly Name[];
  /** What it comes to: it stands wherever the document waits, to those alone who may see the field. */
  readonly amount?: Name;
  /** The default flow, version 1. */
  readonly flow: ApprovalTree;
  /** The fields that name the ship and the organisation: for the ship's superintendent, leaders and scope. */
  readonly ship?: Name;
  readonly organization?: Name;
  /** The page of one record in the web, such as `/voyage/corrections/12`. Absent: it is read on the approval page. */
  readonly link?: (recordId: number) => string;
  /** Where whoever may see the record finds it, if messages do not lead there; absent: `link`. */
  readonly page?: (recordId: number) => string;
  /** Who leads the organisation in the matter of the document, where the domain names somebody; where nobody is, the leader of the organisation does. */
  leader?(
    ctx: Ctx,
    place: { readonly organizationId: number; readonly shipId: number | undefined },
  ): Promise<number | undefined>;
  // Methods, so that what is written for one kind of record stands among those of all kinds.
  /** Refuses a document that must not be submitted. What it answers is written together with the state: facts that stand still from then on. */
  beforeSubmit?(ctx: Ctx, row: R): Promise<Row | void>;
  /** It has been sent on its way, in that transaction: what it holds meanwhile. */
  onSubmitted?(ctx: Ctx, row: R): Promise<void>;
  /** It is its writer's again, returned or taken back. */
  onReturned?(ctx: Ctx, row: R): Promise<void>;
  /** Run once, in the transaction of the last act, the status of the row already moved; what they throw undoes the act. */
  onApproved(ctx: Ctx, row: R): Promise<void>;
  onRejected?(ctx: Ctx, row: R): Promise<void>;
};

/** The approval of a kind of record; its state field `status` has the states of `documentFlow`, and only the engine moves it. */
export type Approvable = Approval<string, Row> & { readonly resource: string };

/** Declares it: its fields and its rows are those of the kind. */
export const approvable = <F extends Fields>(
  resource: Resource<F>,
  declared: Approval<keyof F & string, Whole<F>>,
): Approvable => ({ ...declared, resource: resource.name });

export function approvableOf({ db }: Holder, resource: string): Approvable | undefined {
  return db.declared.approvals.get(resource);
}

export function allApprovals({ db }: Holder): readonly Approvable[] {
  return [...db.declared.approvals.values()];
}
