import { definePage } from '../../../kernel/page.ts';

export const hirePeriodPage = definePage({
  component: 'market/HirePeriod',
  title: { zh: '租金期次', en: 'Hire periods' },
  icon: 'Calendar',
  permission: 'market:hirePeriod:list',
  records: ['market.hirePeriod'],
  menu: { key: 'market.hire-period', address: '/market/hire-period', group: 'market', order: 17 },
  help: {
    purpose: {
      zh: '期租与光租合同的各期租金：何时到期、扣了多少停租、应收多少、开票与收款到哪一步。',
      en: 'Hire of time and bareboat charters, period by period: when it is due, what off-hire was taken off, what is owed, and how far it is billed and received.',
    },
    ways: [
      {
        zh: '交船时由合同生成，补充协议变更租期或费率后自动调整；已到期的期次保持原费率。',
        en: 'The contract makes them as the ship is delivered, and an addendum moves them; what was due stays at its rate.',
      },
      {
        zh: '到期当日自动进入财务“客户待开票”，每期只开一次；到期仍未开票的提醒应付会计。',
        en: 'On its day a period goes among what customers may be billed for, once; accountants are reminded of one that is not billed.',
      },
      {
        zh: '合同中登记的停租在下一个到期的期次扣除；已无后续期次的，从最后一期退回，由财务红冲。',
        en: 'Off-hire recorded in the contract is taken off the next period that is due; with none to come the last one gives it back, and finance takes that part of its invoice back.',
      },
    ],
    figures: [
      {
        name: { zh: '租金', en: 'Hire' },
        how: {
          zh: '自交船起累计天数 × 日租金，减去前期累计天数 × 日租金，各自四舍五入；各期之和等于全租期租金。',
          en: 'Days from the delivery × rate, less the days before × rate, each rounded: all periods come to the hire of the charter.',
        },
      },
      {
        name: { zh: '应收租金', en: 'To be billed' },
        how: {
          zh: '租金 − 停租小时 ÷ 24 × 日租金 − 回扣佣金。',
          en: 'Hire − hours off hire ÷ 24 × rate − address commission.',
        },
      },
    ],
  },
});
