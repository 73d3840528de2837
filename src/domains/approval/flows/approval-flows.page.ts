import { definePage } from '../../../kernel/page.ts';

export const approvalFlowsPage = definePage({
  component: 'approval/ApprovalFlows',
  title: { zh: '审批配置', en: 'Approval flows' },
  icon: 'Cluster',
  permission: 'approval:flow:list',
  menu: { key: 'system.approvalFlows', address: '/system/approval-flows', group: 'system.configuration', order: 30 },
  help: {
    purpose: {
      zh: '设计每种单据的审批流程：节点、条件、审批人与时限，检查、模拟后发布新版本。',
      en: 'Design how each kind of document is approved: steps, conditions, people, limits; check, try and publish.',
    },
    ways: [
      {
        zh: '已在途的单据按提交时的版本走完，不受新版本影响。',
        en: 'Documents on their way end on the version they started with.',
      },
      {
        zh: '发布前用“模拟”看某份单据会经过谁。',
        en: 'Simulate to see whom a document would reach before you publish.',
      },
    ],
  },
});
