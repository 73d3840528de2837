import { definePage } from '../../../kernel/page.ts';

export const baseContractListPage = definePage({
  component: 'purchasing/BaseContractList',
  title: { zh: '框架合同', en: 'Base contracts' },
  icon: 'FileProtect',
  permission: 'purchasing:baseContract:list',
  records: ['purchasing.baseContract'],
  menu: { key: 'purchasing.baseContracts', address: '/purchasing/base-contracts', group: 'purchasing', order: 58 },
  help: {
    purpose: {
      zh: '框架合同：与供应商约定的价格表、有效期与总额，以及已按合同下单的金额。',
      en: 'Frame agreements with suppliers: price lists, validity and ceiling, and what was called off of them.',
    },
    ways: [
      {
        zh: '填写供应商、有效期、总额与价格行后提交审批：采购经理、应付会计、总经理依次通过即生效。同一物料可按起订量分档，可加港口加价。',
        en: 'Fill in supplier, validity, ceiling and prices and submit it: purchasing manager, accounts payable and general manager approve it. A material may have a price from each quantity on, and ports may add to it.',
      },
      {
        zh: '订单填供应商、币种、物料与单位后，显示当日有效的合同价；单价填 0 保存时取合同价。由需求生成订单时自动带出。',
        en: 'An order shows the contract price of its supplier, currency, material and unit on that day; a price typed as zero takes it, and so does an order made of needs.',
      },
      {
        zh: '订单选定框架合同、各行都按合同价的，来源为框架合同，不必询价；有一行偏离超过容差，来源改为直接采购，须写明理由。',
        en: 'An order that names a contract and keeps its prices needs no inquiry; a line that departs from it beyond the tolerance makes it a direct purchase, which says why.',
      },
      {
        zh: '提交、审批通过和变更时都核对总额，超过的不予通过；已用达总额的 90% 时提醒经办人与采购经理。到期前 60、30、7 天提醒。',
        en: 'Submit, approval and changes look at the ceiling and refuse what goes beyond it; at 90 % of it whoever wrote it and the purchasing manager are told. Its end is reminded of 60, 30 and 7 days before.',
      },
    ],
    figures: [
      {
        name: { zh: '合同价', en: 'Contract price' },
        how: {
          zh: '单价 ×（1 − 折扣）+ 交货港加价；取起订量不超过订购量的最高一档，且当日有效。',
          en: 'List price × (1 − discount) + what the port of delivery adds; of the band with the highest quantity that the order reaches, valid on the day.',
        },
      },
      {
        name: { zh: '已用', en: 'Called off' },
        how: {
          zh: '选定本合同的生效订单各行金额之和（合同币种），已取消的订单和短结的数量不计。',
          en: 'Amounts of the lines of orders in force that name it, in its currency, without cancelled orders and quantities closed short.',
        },
      },
      {
        name: { zh: '偏离', en: 'Departure' },
        how: {
          zh: '（折后单价 − 合同价）÷ 合同价，含税口径先换算一致；不超过容差的不显示。',
          en: '(Price after discount − contract price) ÷ contract price, in the same tax terms; within the tolerance it is not shown.',
        },
      },
    ],
  },
});
