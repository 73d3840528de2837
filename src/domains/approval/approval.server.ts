import { allApprovals } from '../../kernel/server/approvable.ts';
import { systemContext } from '../../kernel/server/context.ts';
import { fileHolders } from '../../kernel/server/files/access.ts';
import type { App, Module } from '../../kernel/server/module.ts';
import { fill } from '../../kernel/server/ports.ts';
import { delegationEndpoints } from './delegations/delegation.server.ts';
import { approvalFlowsPage } from './flows/approval-flows.page.ts';
import { flowEndpoints } from './flows/flow.server.ts';
import { flowFor } from './flows/flow-store.server.ts';
import { approvalFeed } from './inbox/approval-feed.server.ts';
import { inboxEndpoints } from './inbox/inbox.server.ts';
import { tasksPage } from './inbox/tasks.page.ts';
import { visibleActs } from './runs/access.server.ts';
import { REASSIGN } from './runs/act-on-run.server.ts';
import { ACT_FILES } from './runs/apply-event.server.ts';
import { desk } from './runs/approval-desk.server.ts';
import { watchTimeLimits } from './runs/overdue.server.ts';
import { runEndpoints } from './runs/run.server.ts';
import { signatures } from './runs/signatures.server.ts';
import { statisticsPage } from './statistics/statistics.page.ts';
import { statisticsEndpoints } from './statistics/statistics.server.ts';

/** Flows of kinds of document that are new, or whose default changed in the code and not by an administrator. */
async function start(app: App): Promise<void> {
  await app.db.transaction(async (db) => {
    const ctx = systemContext(db, { now: app.now(), reason: '与程序同步' });
    for (const approvable of allApprovals(ctx)) await flowFor(ctx, approvable);
  });
}

export const approvalModule: Module = {
  name: 'approval',
  label: { zh: '审批', en: 'Approvals' },
  resources: [],
  endpoints: [...runEndpoints, ...inboxEndpoints, ...flowEndpoints, ...delegationEndpoints, ...statisticsEndpoints],
  menuGroups: [
    { key: 'approval', title: { zh: '审批', en: 'Approvals' }, icon: 'Audit', address: '/approval', order: 10 },
  ],
  pages: [tasksPage, statisticsPage, approvalFlowsPage],
  feed: approvalFeed,
  permissions: {
    'approval:flow:list': { zh: '查看审批流程', en: 'See approval flows' },
    'approval:flow:edit': { zh: '编辑审批流程', en: 'Edit approval flows' },
    'approval:flow:publish': { zh: '发布审批流程', en: 'Publish approval flows' },
    'approval:run:list': { zh: '查看全部审批', en: 'See all approvals' },
    [REASSIGN]: { zh: '改派审批任务', en: 'Reassign tasks of approval' },
    'approval:delegation:list': { zh: '查看全部审批代理', en: 'See all delegations' },
    'approval:delegation:edit': { zh: '代他人设置审批代理', en: 'Delegate for others' },
    'approval:statistics:list': { zh: '查看审批统计', en: 'See statistics of approvals' },
  },
  grants: {
    GM: ['approval:run:list', 'approval:statistics:list'],
    DEPT_LEADER: ['approval:run:list', 'approval:statistics:list'],
    AUDITOR: ['approval:run:list', 'approval:statistics:list'],
  },
  fills: [fill(fileHolders, ACT_FILES, { visible: visibleActs }), desk, signatures],
  acts: {
    '*': {
      'approval.submit': { zh: '提交审批', en: 'Submitted for approval' },
      'approval.approve': { zh: '审批通过', en: 'Approved' },
      'approval.reject': { zh: '审批驳回', en: 'Rejected' },
      'approval.reopen': { zh: '退回草稿', en: 'Back to draft' },
    },
    'approval.flow': { 'approval.publish': { zh: '发布流程', en: 'Flow published' } },
    'approval.delegation': { 'approval.revoke': { zh: '取消代理', en: 'Delegation revoked' } },
  },
  messageKinds: {
    'approval.todo': { label: { zh: '待审批', en: 'To approve' }, mail: true, urgent: true },
    'approval.result': { label: { zh: '审批结果', en: 'Results of approval' }, mail: true },
    'approval.copy': { label: { zh: '审批抄送', en: 'Copies of approvals' } },
    'approval.urge': { label: { zh: '审批催办', en: 'Urged approvals' }, mail: true, urgent: true },
    'approval.comment': { label: { zh: '审批评论', en: 'Comments on approvals' } },
  },
  schedules: {
    'approval.time-limits': {
      label: { zh: '审批时限提醒与升级', en: 'Time limits of approvals' },
      cron: '*/5 * * * *',
      run: watchTimeLimits,
    },
  },
  start,
};
