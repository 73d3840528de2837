import type { MenuSeed } from '../../kernel/server/module.ts';

/** My approvals are everybody's; figures and flows are for those who may. */
export const approvalMenus: readonly MenuSeed[] = [
  { key: 'approval', title: { zh: '审批', en: 'Approvals' }, icon: 'AuditOutlined', path: '/approval', sort: 10 },
  {
    key: 'approval.tasks',
    parent: 'approval',
    title: { zh: '我的审批', en: 'My approvals' },
    path: 'tasks',
    icon: 'Audit',
    component: 'approval/Tasks',
    sort: 1,
  },
  {
    key: 'approval.statistics',
    parent: 'approval',
    title: { zh: '审批统计', en: 'Approval statistics' },
    path: 'statistics',
    icon: 'PieChart',
    component: 'approval/Statistics',
    permission: 'approval:statistics:list',
    sort: 2,
  },
  {
    key: 'system.approvalFlows',
    parent: 'system',
    title: { zh: '审批配置', en: 'Approval flows' },
    path: 'approval-flows',
    icon: 'Cluster',
    component: 'approval/ApprovalFlows',
    permission: 'approval:flow:list',
    sort: 95,
  },
];
