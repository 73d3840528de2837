import { definePage } from '../../../kernel/page.ts';

export const claimPage = definePage({
  component: 'market/Claim',
  title: { zh: '索赔管理', en: 'Claims' },
  icon: 'Exception',
  permission: 'market:claim:list',
  records: ['market.claim'],
  menu: { key: 'market.claim', address: '/market/claim', group: 'market', order: 70 },
  help: {
    purpose: {
      zh: '滞期费、速遣费、亏舱费、货物短少等索赔，从单证准备、提交、协商到和解与收付，每笔都有时限提醒。',
      en: 'Claims of demurrage, despatch, deadfreight, shortage and others, from their documents to settlement and payment, each with its last day.',
    },
    ways: [
      {
        zh: '滞期费与速遣费索赔在已通过的滞期费计算单上点“生成索赔”建立，金额与时限由计算单带来；其他类型在此新增。',
        en: 'Claims of demurrage and despatch are made on an approved laytime statement, which says amount and last day; others are entered here.',
      },
      {
        zh: '必备单证全部备齐、未过时限才能提交；到期前三十、十四、七、一天各提醒一次。',
        en: 'A claim is submitted with all documents that are needed and by its last day; it is reminded of 30, 14, 7 and 1 days before.',
      },
      {
        zh: '和解金额不低于净额九成的，和解单提交即生效；低于九成的由商务经理审批。',
        en: 'A settlement of 90 % of the net amount or more holds when it is submitted; below that the commercial manager is asked.',
      },
      {
        zh: '过了时限未提交的索赔次日转为“已逾时限”，只有总经理可以恢复。',
        en: 'What was not submitted by its last day is barred on the next; the general manager alone reopens it.',
      },
    ],
    figures: [
      {
        name: { zh: '索赔净额', en: 'Net amount' },
        how: {
          zh: '索赔金额 ×（1 − 回扣佣金），最后取两位小数。',
          en: 'Amount × (1 − address commission), rounded once.',
        },
      },
      {
        name: { zh: '索赔时限', en: 'Claim by' },
        how: {
          zh: '卸货完毕日加索赔期天数；恢复的索赔以延长后的日期为准。',
          en: 'The day discharge was completed plus the claim period; of a reopened claim, as extended.',
        },
      },
      {
        name: { zh: '利息（估算）', en: 'Interest (estimate)' },
        how: {
          zh: '和解金额（未和解的按净额）× 年利率 × 天数 ÷ 365，自计息起日算至今日。',
          en: 'What was agreed, else the net amount, × yearly rate × days ÷ 365, from the given day to this one.',
        },
      },
    ],
  },
});
