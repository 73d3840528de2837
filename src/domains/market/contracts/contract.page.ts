import { definePage } from '../../../kernel/page.ts';

export const contractPage = definePage({
  component: 'market/Contract',
  title: { zh: '合同管理', en: 'Contracts' },
  icon: 'FileProtect',
  permission: 'market:contract:list',
  records: ['market.contract'],
  menu: { key: 'market.contract', address: '/market/contract', group: 'market', order: 10 },
  help: {
    purpose: {
      zh: '租船合同：航次租船、定期租船与光船租赁，从洽谈、审批、成交到履行、结算，并打印定租确认书。',
      en: 'Charters by voyage, by time and bareboat, from negotiation over approval and fixing to performance and payment, with the recap as paper.',
    },
    ways: [
      {
        zh: '由货载起草，或直接新建；填好条款后“转有待确认”，并提交审批。',
        en: 'Draft it of parcels or write it anew; with its terms complete put it on subjects and submit it.',
      },
      {
        zh: '审批通过后“成交”并指定船舶：客户须正常往来且在信用额度内，超额须财务总监信用放行，放行只用一次。',
        en: 'Approved, it is fixed and the ship is named: the customer is in good standing and within its limit, or the finance director releases the credit, once.',
      },
      {
        zh: '“证书核对”逐项列出所需商务证书在卸毕日是否有效，也可换一艘船试核。',
        en: 'Papers tells of each certificate asked for whether the ship, or another that is tried, has it until discharge ends.',
      },
      {
        zh: '该船开启航次时，最近受载期的成交合同自动转为执行中，货载随之安排到该航次。',
        en: 'As the ship’s voyage is opened, her next fixture performs and its parcels are planned on that voyage.',
      },
      {
        zh: '期租与光租成交后“交船”，按付租周期生成租金期次；到期的期次自动进入财务待开票，登记的停租在下一期扣除。',
        en: 'Of a time or bareboat charter the ship is delivered: periods of hire are made, each goes to be billed as it is due, and off-hire that is recorded is taken off the next.',
      },
      {
        zh: '货载全部装船、提单签发后，提单量少于最低计费量的，系统算出亏舱费；“认可亏舱费”后财务即可开票，装货量更正则须重新认可。',
        en: 'With all parcels loaded and their bills of lading issued, a shortfall of the minimum is reckoned as deadfreight; accepted, it may be billed, and a corrected quantity is to be accepted anew.',
      },
      {
        zh: '成交后的条款由补充协议变更；航次关闭、货载卸毕后登记运费发票，合同完成。',
        en: 'Terms of a fixed contract change by an addendum; with voyages closed and parcels discharged the freight invoice completes it.',
      },
    ],
    figures: [
      {
        name: { zh: '预计金额', en: 'Estimate' },
        how: {
          zh: '按吨：数量与最低计费量中较大者 × 费率；WS 运价：再以基准费率 × 点数 ÷ 100 为费率；包干：费率；日租金：天数 × 费率。',
          en: 'Per tonne: the greater of quantity and minimum × rate; Worldscale: with flat × points ÷ 100 as the rate; lumpsum: the rate; per day: days × rate.',
        },
      },
      {
        name: { zh: '亏舱费', en: 'Deadfreight' },
        how: {
          zh: '（最低计费量 − 提单量）× 每吨费率；开票时扣除回扣佣金。按最低计费量计费或包干的合同没有亏舱费。',
          en: '(Minimum − bills of lading) × rate a tonne; billed less the address commission. Contracts billed on the minimum or by a lump sum have none.',
        },
      },
      {
        name: { zh: '佣金合计', en: 'Commissions' },
        how: {
          zh: '各佣金比例之和，超过 6.25% 须确认。',
          en: 'Sum of the shares; above 6.25 % it has to be confirmed.',
        },
      },
    ],
  },
});
