import { definePage } from '../../../kernel/page.ts';

export const findingsPage = definePage({
  component: 'voyage/Findings',
  title: { zh: '校验结果', en: 'Findings' },
  icon: 'CheckSquare',
  permission: 'voyage:finding:list',
  records: ['voyage.finding'],
  menu: { key: 'voyage.findings', address: '/voyage/findings', group: 'voyage.checks', order: 10 },
  help: {
    purpose: {
      zh: '全船队报告的校验结果：错误、警告与说明，按规则、船舶、处理情况查看。',
      en: 'Findings of the checks over all reports, by rule, ship and status.',
    },
    ways: [
      {
        zh: '警告须写明原因，岸基确认报告时一并审阅。',
        en: 'A warning carries a reason, which the office reads when it confirms.',
      },
    ],
  },
});
