import { definePage } from '../../../kernel/page.ts';

export const violationPage = definePage({
  component: 'qhse/Violation',
  title: { zh: '违章管理', en: 'Violations' },
  icon: 'Exception',
  permission: 'qhse:violation:list',
  records: ['qhse.violation'],
  menu: { key: 'qhse.violation', address: '/qhse/violation', group: 'qhse', order: 60 },
  help: {
    purpose: {
      zh: '人员违章：事实、本人陈述、决定、申诉与生效，以及每人 12 个月的记分。',
      en: 'Violations by persons: facts, statement, decision, appeal and end, and each person’s points of twelve months.',
    },
    ways: [
      {
        zh: '先听取陈述（或注明拒绝），再提交决定；由安质经理或指定人员记分、罚款。',
        en: 'The person is heard first, or refuses; then the QHSE manager or the designated person decides on points and fine.',
      },
      {
        zh: '决定后十五天内可申诉；复核只能维持、减轻或撤销。期满未申诉的，次日生效。',
        en: 'A decision may be appealed for fifteen days, and then only be upheld, reduced or revoked; what nobody appealed is final on the next day.',
      },
      {
        zh: '船长看到本船的，当事人有权限时看到本人的。',
        en: 'A master sees those of the ship; whoever it is about sees the own ones where the page is open.',
      },
    ],
    figures: [
      {
        name: { zh: '12 个月记分', en: 'Points in 12 months' },
        how: {
          zh: '当事人近 12 个月内已生效违章的记分之和；9 分起接近上限，12 分达到上限。',
          en: 'The points of the person’s final violations of the last twelve months; from 9 near the limit, at 12 at it.',
        },
      },
    ],
  },
});
