import { definePage } from '../../../kernel/page.ts';

export const orderChangePage = definePage({
  component: 'purchasing/OrderChange',
  title: { zh: '订单变更', en: 'Order changes' },
  icon: 'Diff',
  permission: 'purchasing:orderChange:list',
  records: ['purchasing.orderChange'],
  menu: { key: 'purchasing.orderChanges', address: '/purchasing/order-changes', group: 'purchasing', order: 65 },
  help: {
    purpose: {
      zh: '订单变更：生效订单的数量、单价与交期改动，批准后成为订单的下一版次。',
      en: 'Changes of orders in force: quantities, prices, the day; approved, it is the next revision.',
    },
    ways: [
      {
        zh: '在订单上点“变更”，原值与新值并列；不能少于已收数量，增加的数量不能超过需求的未安排数。',
        en: 'Press “Change” on the order: old and new stand side by side. Not below what has come, nor more than is left of the need.',
      },
      {
        zh: '总额上升超过 5% 或 5,000 元时按新订单逐级审批，否则只须采购经理；生效后预算、需求与待收货随之调整，须重新发送供应商确认。',
        en: 'Where it rises by more than 5 % or 5,000 it is approved like a new order, else by the purchasing manager; budget, needs and what is expected follow, and the supplier confirms anew.',
      },
    ],
  },
});
