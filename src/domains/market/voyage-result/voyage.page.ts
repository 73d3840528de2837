import { definePage } from '../../../kernel/page.ts';

export const commercialVoyagePage = definePage({
  component: 'market/Voyage',
  title: { zh: '商务航次', en: 'Commercial voyages' },
  icon: 'Transaction',
  permission: 'market:voyageAccount:list',
  records: ['market.voyageAccount'],
  menu: { key: 'market.voyage', address: '/market/voyage', group: 'market', order: 60 },
  help: {
    purpose: {
      zh: '每个商务航次一份效益核算：收入、佣金、成本、净收益与日均效益，估算与实际对照，每个数字都注明来源。',
      en: 'An account of each voyage: revenue, commissions, costs, net result and TCE, estimate beside actual, each figure with its source.',
    },
    ways: [
      {
        zh: '运费、亏舱费与佣金按合同及货载的计费数量，滞期费按已通过的计算单或已和解的索赔，燃油费按财务油耗，港口费按港口费用单取数，不用手工填写。',
        en: 'Freight, deadfreight and commissions are taken of contracts and billed quantities, demurrage of approved statements or settled claims, bunkers of the oil books, port costs of disbursement accounts.',
      },
      {
        zh: '货物费用、保险费等没有单据来源的，在“手工项目”中填写并注明来源。',
        en: 'Cargo costs, insurance and what else no record tells are typed as lines of their own, with their source.',
      },
      {
        zh: '数字每天夜里取一次；点“重新取数”立即更新。来源尚未定稿的项目标“暂估”。',
        en: 'Figures are taken each night, and at once by Take figures anew. What is not final at its source is marked provisional.',
      },
      {
        zh: '航次关闭、来源全部定稿后可以锁定，锁定后数字不再变动；解除锁定须财务总监说明原因。',
        en: 'Once the voyage is closed and all sources are final the account may be locked and stands; the finance director reopens it with a reason.',
      },
    ],
    figures: [
      {
        name: { zh: '净收益', en: 'Net result' },
        how: {
          zh: '收入合计 − 佣金 − 燃油费 − 港口费 − 其他航次费用。',
          en: 'Revenue − commissions − bunkers − port costs − other costs of the voyage.',
        },
      },
      {
        name: { zh: '航次天数', en: 'Days' },
        how: {
          zh: '航次开始到结束的天数，两位小数；航行中的航次算到取数时。',
          en: 'From start to end, to two decimals; of a voyage under way until the figures were taken.',
        },
      },
      {
        name: { zh: '日均效益', en: 'TCE a day' },
        how: { zh: '净收益 ÷ 航次天数。', en: 'Net result / days.' },
      },
      {
        name: { zh: '折算金额', en: 'In the currency of the account' },
        how: {
          zh: '原币金额按航次结束日（航行中按当日）的汇率折成合同币种。',
          en: 'The own amount at the rates of the day on which the voyage ended, of today while it is under way.',
        },
      },
    ],
  },
});
