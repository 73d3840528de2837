import { definePage } from '../../../kernel/page.ts';

export const demurrageFeePage = definePage({
  component: 'voyage/DemurrageFee',
  title: { zh: '滞期费', en: 'Demurrage' },
  icon: 'PayCircle',
  permission: 'voyage:laytime:list',
  records: ['voyage.laytime'],
  menu: { key: 'voyage.demurrage', address: '/voyage/demurrage-fee', group: 'voyage', order: 71 },
  help: {
    purpose: {
      zh: '按租约条款与各港事实记录计算装卸时间、滞期费与速遣费，审批后作为索赔依据。',
      en: 'Laytime, demurrage and despatch of a voyage by the terms of the charter and the facts of her ports; approved, a claim is made of it.',
    },
    ways: [
      {
        zh: '在航次上点“计算滞期费”，挂港与事实记录带入草稿；补上条款与费率，核对后提交，经航运操作与商务审批。',
        en: 'Press Calculate laytime on a voyage: calls and facts come into a draft. Add terms and rates, check them and submit it to operator and commercial side.',
      },
      {
        zh: '草稿中的事实可增删改，保存后时间表与合计重新计算；审批中与已通过的不能改动。',
        en: 'Facts of a draft may be added, changed and removed; time sheet and totals follow with each save. Behind the draft nothing changes.',
      },
      {
        zh: '一旦滞期即持续滞期：装卸时间用完之后按“滞期后计入”比例计算。',
        en: 'Once on demurrage, always on demurrage: when laytime is used up, the second share of the exceptions counts.',
      },
    ],
    figures: [
      {
        name: { zh: '起算', en: 'Laytime begins' },
        how: {
          zh: '递交通知书加通知时间，或靠妥，取早者；早于首个受载日递交的，不早于该日 06:00，提前作业的除外。',
          en: 'Notice plus notice hours or all fast, whichever is earlier; notice before the first lay day counts from 06:00 of it, unless work began earlier.',
        },
      },
      {
        name: { zh: '计入小时', en: 'Hours counted' },
        how: {
          zh: '各时段乘以其间各事件中最小的计入比例，没有列明的事件全部计入。',
          en: 'Each stretch by the least share of the events that cover it; what is not named counts in full.',
        },
      },
      {
        name: { zh: '滞期费', en: 'Demurrage' },
        how: {
          zh: '滞期小时 ÷ 24 × 日费率，最后取两位小数；应收滞期费再减回扣佣金。',
          en: 'Hours on demurrage ÷ 24 × rate a day, rounded once; less the address commission it is what is due.',
        },
      },
      {
        name: { zh: '索赔截止', en: 'Claim by' },
        how: { zh: '卸完拆管之日加索赔期天数。', en: 'The day hoses were off after discharge plus the claim period.' },
      },
    ],
  },
});
