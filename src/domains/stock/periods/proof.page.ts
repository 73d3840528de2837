import { definePage } from '../../../kernel/page.ts';

export const stockProofPage = definePage({
  component: 'resource:stock.proof',
  title: { zh: '库存对账', en: 'Proofs of stock' },
  icon: 'Audit',
  permission: 'stock:proof:list',
  menu: { key: 'stock.proof', address: '/stock/proofs', group: 'stock', order: 75 },
  help: {
    purpose: {
      zh: '库存对账：每夜核对每项库存的结存、金额、笔数与流水合计是否相符，不符时通知有报警权限的人。',
      en: 'Every night quantity, value and count of each stock item are compared with its movements; who may hear alarms is told of a difference.',
    },
  },
});
