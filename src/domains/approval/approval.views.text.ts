import type { Text } from '../../kernel/text.ts';

/** What people do in a run, as the timeline names it. */
export const ACTS = {
  submit: { zh: '提交', en: 'Submitted' },
  resubmit: { zh: '重新提交', en: 'Submitted again' },
  approve: { zh: '同意', en: 'Approved' },
  reject: { zh: '驳回', en: 'Rejected' },
  return: { zh: '退回', en: 'Returned' },
  transfer: { zh: '转交', en: 'Transferred' },
  addSigner: { zh: '加签', en: 'Added a signer' },
  withdraw: { zh: '撤回', en: 'Withdrawn' },
  urge: { zh: '催办', en: 'Urged' },
  comment: { zh: '评论', en: 'Commented' },
  reassign: { zh: '改派', en: 'Reassigned' },
} as const satisfies Record<string, Text>;

/** What the engine does by itself and writes into the timeline. */
export const EVENTS = {
  copied: { zh: '抄送', en: 'Copied' },
  skippedNobody: { zh: '无审批人，自动跳过', en: 'Nobody found, passed over' },
  skippedSame: { zh: '审批人已同意过，自动通过', en: 'Already approved by the same person' },
  skippedSelf: { zh: '审批人为发起人，自动跳过', en: 'The approver is the initiator, passed over' },
  toAdministrator: { zh: '无审批人，转管理员', en: 'Nobody found, given to the administrators' },
  toLeader: { zh: '审批人为发起人，转上级', en: 'The approver is the initiator, given to the leader' },
  branch: { zh: '条件分支', en: 'Branch taken' },
  reminded: { zh: '超时提醒', en: 'Reminded' },
  escalated: { zh: '超时升级', en: 'Escalated' },
  finished: { zh: '审批结束', en: 'Finished' },
} as const satisfies Record<string, Text>;

export const LINE_KINDS = { ...ACTS, ...EVENTS };
export type LineKind = keyof typeof LINE_KINDS;

export const RUN_STATUSES = {
  RUNNING: { zh: '审批中', en: 'Under approval', tone: 'blue' },
  RETURNED: { zh: '已退回', en: 'Returned', tone: 'amber' },
  APPROVED: { zh: '已通过', en: 'Approved', tone: 'green' },
  REJECTED: { zh: '已驳回', en: 'Rejected', tone: 'red' },
  WITHDRAWN: { zh: '已撤回', en: 'Withdrawn', tone: 'grey' },
} as const;
export type RunStatus = keyof typeof RUN_STATUSES;

export const SIGNS = {
  all: { zh: '会签（全部同意）', en: 'Everybody signs' },
  any: { zh: '或签（一人同意）', en: 'One signs' },
  inOrder: { zh: '依次审批', en: 'One after another' },
} as const satisfies Record<string, Text>;
