import { definePage } from '../../../kernel/page.ts';

export const deptLeaderConfigPage = definePage({
  component: 'qhse/DeptLeaderConfig',
  title: { zh: '部门负责人配置', en: 'Department leaders' },
  icon: 'Team',
  permission: 'qhse:deptLeaderConfig:list',
  records: ['qhse.deptLeaderConfig/departments', 'qhse.deptLeaderItem/leaders'],
  menu: { key: 'qhse.deptLeaderConfig', address: '/qhse/dept-leader-config', group: 'qhse', order: 95 },
  help: {
    purpose: {
      zh: '岸基各部门在安全质量事项上由谁负责：按事项、级别、船舶与期限指定负责人和代理人。',
      en: 'Who answers in each department ashore for safety and quality: leader and deputy by matter, level, ships and period.',
    },
    ways: [
      {
        zh: '某事项有专门指定的负责人时由其负责，没有时由“全部”事项的负责人负责；级别小的在先。',
        en: 'Whoever is named for a matter answers for it, and where nobody is, whoever is named for everything; the lowest level first.',
      },
      {
        zh: '岸基缺陷由该部门“缺陷验证”的负责人验证和关闭；部门没有配置时仍由组织机构中的负责人办理。',
        en: 'A defect ashore is verified and closed by whoever its department names for verifying defects; without one by the leader of the unit, as before.',
      },
      {
        zh: '只指定部分船舶的负责人不参与岸基缺陷。负责人账号停用时由代理人办理。',
        en: 'Who is named for some ships alone has no part in defects ashore. The deputy stands in while the account of the leader is closed.',
      },
      {
        zh: '同一部门、事项、级别的负责人，船舶和期限不能重叠。删除的负责人留在变更历史中，删除者一天内可恢复。',
        en: 'Leaders of one department, matter and level do not overlap in ships and period. One that is deleted stays in the history, and whoever deleted it can bring it back within a day.',
      },
    ],
  },
});
