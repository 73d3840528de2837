import { definePage } from '../../../kernel/page.ts';

export const longTermContractsPage = definePage({
  component: 'market/LongTermContracts',
  title: { zh: '长期合同', en: 'Long-term contracts' },
  icon: 'Book',
  permission: 'market:longTermContract:list',
  records: ['market.longTermContract/contracts', 'market.longTermLifting/liftings'],
  menu: { key: 'market.longTermContracts', address: '/market/long-term-contracts', group: 'market', order: 14 },
  help: {
    purpose: {
      zh: '包运、期租与内贸年度合同：分月量、航线与运价、运价调整公式、批次提名与执行进度。',
      en: 'Contracts of affreightment, period charters and domestic annual contracts: months, routes and freight, the formula by which it moves, nominations and progress.',
    },
    ways: [
      {
        zh: '填总量、分月量与航线后提交；分月量合计须在总量的溢短装以内，一律由总经理审批。',
        en: 'Fill total, months and routes and submit it; the months come to the total, more or less, and the general manager always decides.',
      },
      {
        zh: '通过后按月排批次。最迟提名日由受载期与提名期推出，临近时提醒；提名须指定受载期、数量和船舶。',
        en: 'Approved, its liftings are planned by month. The last day to nominate follows from laycan and notice and is reminded of; a nomination names laycan, quantity and ship.',
      },
      {
        zh: '租家接受后起草航次合同：货载、客户、数量、受载期与运价自动带入；运价除非可逐批商定，不能改。',
        en: 'Once accepted, the charter is drafted with parcel, customer, quantity, laycan and freight; the freight is locked unless it may vary by lifting.',
      },
      {
        zh: '货载卸毕，批次自动完成；提单量计入已完成量。',
        en: 'A lifting is done as its parcel is discharged; its bill of lading counts as carried.',
      },
    ],
    figures: [
      {
        name: { zh: '执行率', en: 'Progress' },
        how: {
          zh: '已完成 ÷ 合同总量；已完成为在船及以后各货载的提单量之和。',
          en: 'Done ÷ total; done are the bills of lading of parcels that are on board or further.',
        },
      },
      {
        name: { zh: '落后', en: 'Behind' },
        how: {
          zh: '已过各月的分月量之和 − 已完成；超过应完成的 5% 为落后，超过 10% 为严重落后。',
          en: 'Months that have ended − done; above 5 % of what was expected it is behind, above 10 % far behind.',
        },
      },
      {
        name: { zh: '余月每月须完成', en: 'Required a month' },
        how: {
          zh: '（合同总量 − 已完成）÷ 剩余月数，含本月。',
          en: '(Total − done) ÷ months left, this one among them.',
        },
      },
      {
        name: { zh: '调整后运价', en: 'Adjusted freight' },
        how: {
          zh: '基准运价 ± 整档数 × 每档运价；整档数 =（|均价 − 基准油价| − 不调区间）÷ 每档油价，只取整数。',
          en: 'Base ± whole steps × freight of a step; steps = (|average − base price| − dead band) ÷ price of a step, whole ones alone.',
        },
      },
    ],
  },
});
