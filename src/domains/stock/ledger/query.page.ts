import { definePage } from '../../../kernel/page.ts';

export const queryPage = definePage({
  component: 'stock/Query',
  title: { zh: '库存查询', en: 'Stock query' },
  icon: 'FileSearch',
  permission: 'stock:movement:list',
  records: ['stock.movement'],
  menu: { key: 'stock.query', address: '/stock/movements', group: 'stock', order: 40 },
  help: {
    purpose: {
      zh: '库存查询：所有仓库的每一笔出入，按记账先后，不可修改。',
      en: 'Every movement of every store in the order in which it was posted; nothing of it changes.',
    },
  },
});
