import { AppError } from '../errors.ts';
import type { ApprovalTree } from '../flow/approval-tree.ts';
import type { AnyResource } from '../resource/resource.ts';
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
  /** Fields that people may still change while it is approved. */
  readonly stillEditable?: readonly string[];
  /** The page of one record in the web, such as `/voyage/corrections/12`. Absent: it is read on the approval page. */
  readonly link?: (recordId: number) => string;
  /** Where whoever may see the record finds it, if messages do not lead there; absent: `link`. */
  readonly page?: (recordId: number) => string;
  /** Refuses a document that must not be submitted. */
  readonly beforeSubmit?: (ctx: Ctx, row: never) => Promise<void>;
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

const READ_ONLY: Readonly<Record<string, { zh: string; en: string }>> = {
  IN_AUDIT: {
    zh: '单据正在审批，不能修改或删除；须先撤回或由审批人退回',
    en: 'The document is under approval; withdraw it, or have it returned, before changing it',
  },
  APPROVE: {
    zh: '单据已审批通过，不能修改或删除；须另立更正单据',
    en: 'The document is approved; it is corrected by a document of its own',
  },
  REJECT: {
    zh: '单据已被驳回，不能再修改；须新建单据',
    en: 'The document was rejected; make a new one',
  },
};

/**
 * Refuses a change (or the removal) of a document that is under approval, approved or rejected, whoever asks. A rejected one
 * may be deleted; of the others only the fields that the declaration names stay open.
 */
export function assertNotApproved(
  holder: Holder,
  resource: AnyResource,
  row: Record<string, unknown>,
  change: 'removal' | readonly string[],
): void {
  const approvable = approvableOf(holder, resource.name);
  const words = READ_ONLY[String(row.status)];
  if (!approvable || !words) return;
  if (change === 'removal' ? row.status === 'REJECT' : change.every((f) => approvable.stillEditable?.includes(f)))
    return;
  throw new AppError('WRONG_STATE', words, { data: { state: row.status } });
}
