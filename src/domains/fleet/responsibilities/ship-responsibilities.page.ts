import { definePage } from '../../../kernel/page.ts';

export const shipResponsibilitiesPage = definePage({
  component: 'system/ShipResponsibilities',
  title: { zh: '船舶分管', en: 'Ship responsibilities' },
  icon: 'Solution',
  permission: 'fleet:shipResponsibility:list',
  records: ['fleet.shipResponsibility'],
  menu: { key: 'system.responsibilities', address: '/system/responsibilities', group: 'fleet', order: 20 },
  help: {
    purpose: {
      zh: '谁在何时分管哪艘船；决定数据范围、审批中的主管和提醒对象。',
      en: 'Who looks after which ship from when to when: it decides data scope, approvers and reminders.',
    },
  },
});
