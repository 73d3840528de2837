import { definePage } from '../../../kernel/page.ts';

export const seasonConfigPage = definePage({
  component: 'purchasing/SeasonConfig',
  title: { zh: '船舶季度申请配置', en: 'Season request config' },
  icon: 'Calendar',
  permission: 'purchasing:season:list',
  records: ['purchasing.season'],
  menu: { key: 'purchasing.seasonConfig', address: '/purchasing/season-config', group: 'purchasing', order: 35 },
  help: {
    purpose: {
      zh: '季度申请配置：每艘船每类物资何时申报、送到何港、限额多少，以及谁还没有申报。',
      en: 'When each ship asks for each type, where it is delivered, up to what cap, and who has not filed.',
    },
    ways: [
      {
        zh: '勾选多艘船后点“生成草稿”，每艘船得到一张季度申请草稿；生成过的不再生成。“排下一期”按相同规则排出下一期。',
        en: 'Select ships and press “Generate draft”: each gets one draft, once. “Plan the next period” goes on by the same rules.',
      },
      {
        zh: '开放日之前与截止日之后季度申请不能提交；急需时改为紧急申请并写明事由。截止前 7、3、1 天提醒船上，逾期未报的次日告知主管。',
        en: 'Before it opens and after it closes no application of the season is submitted; what cannot wait is urgent, with a reason. The ship is reminded 7, 3 and 1 days before the close, and the superintendent hears a day after who has not filed.',
      },
    ],
    figures: [
      {
        name: { zh: '按定额补足', en: 'Up to the limits' },
        how: {
          zh: '到货时的预计存量（现存 + 在途 − 期间用量）低于最低时，补到最高，进到整数。',
          en: 'Where what is left at delivery (on hand and on its way, less the use until then) is below the minimum: up to the maximum, in whole units.',
        },
      },
    ],
  },
});
