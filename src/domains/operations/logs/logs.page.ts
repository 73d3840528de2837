import { definePage } from '../../../kernel/page.ts';

export const logsPage = definePage({
  component: 'system/Logs',
  title: { zh: '日志', en: 'Logs' },
  icon: 'FileSearch',
  permission: 'operations:callLog:list',
  records: [
    'operations.callLog/calls',
    'operations.changeLog/changes',
    'operations.errorLog/errors',
    'operations.signInRecord/signIns',
  ],
  menu: { key: 'system.logs', address: '/system/monitoring/logs', group: 'system.monitoring', order: 10 },
  help: {
    purpose: {
      zh: '操作、数据变更、登录与错误日志，可按人、时间、结果查找。',
      en: 'Logs of operations, changes, sign-ins and errors, by person, time and outcome.',
    },
    ways: [
      {
        zh: '用户报出请求编号时，在错误日志中按编号查到原因。',
        en: 'A request number that a user reads out leads to its cause.',
      },
    ],
  },
});
