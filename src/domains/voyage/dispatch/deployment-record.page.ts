import { definePage } from '../../../kernel/page.ts';

export const deploymentRecordPage = definePage({
  component: 'voyage/DeploymentRecord',
  title: { zh: '调度记录', en: 'Dispatch records' },
  icon: 'Message',
  permission: 'voyage:dispatch:list',
  records: ['voyage.dispatch'],
  menu: { key: 'voyage.dispatch', address: '/voyage/deployment-record', group: 'voyage', order: 44 },
  help: {
    purpose: {
      zh: '记录岸上与船舶之间的指令和通话：谁何时发出、是否收悉、何时完成、结果如何。未办结的排在最前。',
      en: 'Orders and calls between office and ships: who sent what and when, whether it was acknowledged, when it is due and what came of it. What waits stands first.',
    },
    ways: [
      {
        zh: '发给船舶的记录，船上账号立即收到消息，并由该船“确认收悉”；船舶发来的由岸上确认。',
        en: 'What goes to a ship reaches her accounts at once and is acknowledged by her; what comes from a ship is acknowledged ashore.',
      },
      {
        zh: '收悉之后填写结果“办结”。确认收悉前内容可以修改，之后不能再改。',
        en: 'Acknowledged, it is closed with its result. Its content may be changed until then, and not any more afterwards.',
      },
      {
        zh: '要求完成前 4 小时及到时提醒发出人与船长，逾期 4 小时提醒全部航运操作。',
        en: 'Four hours before it is due and when it is, sender and master are reminded; four hours late all operators.',
      },
    ],
  },
});
