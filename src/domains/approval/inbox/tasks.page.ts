import { definePage } from '../../../kernel/page.ts';

export const tasksPage = definePage({
  component: 'approval/Tasks',
  title: { zh: '我的审批', en: 'My approvals' },
  icon: 'Audit',
  records: ['approval.run'],
  menu: { key: 'approval.tasks', address: '/approval/tasks', group: 'approval', order: 10 },
  offline: true,
  help: {
    purpose: {
      zh: '等待我审批的、我已审批的、我发起的和抄送我的单据，各种单据都在这里。',
      en: 'Documents of every kind that wait for me, that I acted on, that I sent and that were copied to me.',
    },
    ways: [
      {
        zh: '按 J、K 换上一份、下一份，按 A 打开审批，不会直接提交。',
        en: 'J and K move on, A opens the act and never sends it.',
      },
      {
        zh: '外出时在“代理”中指定代办人，期满自动失效。',
        en: 'Name a delegate for the days you are away; it ends by itself.',
      },
      {
        zh: '退回、驳回须写意见；驳回后流程结束。',
        en: 'A return or rejection needs words; a rejection ends the run.',
      },
    ],
    figures: [
      {
        name: { zh: '剩余时间', en: 'Time left' },
        how: {
          zh: '节点时限减去单据到达本节点以来的时间；超过即为超时并按设置升级。',
          en: 'The limit of the step less the time since it opened; beyond it the step is overdue and escalates.',
        },
      },
    ],
  },
});
