import { definePage } from '../../../kernel/page.ts';

export const materialsPage = definePage({
  component: 'stock/Materials',
  title: { zh: '库存物资', en: 'Stock items' },
  icon: 'Appstore',
  permission: 'stock:pool:list',
  records: ['stock.pool'],
  menu: { key: 'stock.materials', address: '/stock/items', group: 'stock', order: 30 },
  help: {
    purpose: {
      zh: '库存物资：每艘船、每个岸基仓库的结存，金额只对有权限的人显示。',
      en: 'What each ship and store ashore holds; values are shown to those who may see them.',
    },
    figures: [
      {
        name: { zh: '平均单价', en: 'Average cost' },
        how: {
          zh: '移动加权平均：金额 ÷ 结存；收货加入其金额，领用按平均带走，结存为零时金额为零。',
          en: 'Moving average: value ÷ quantity. A receipt adds what it cost, an issue takes the average, and nothing left is worth nothing.',
        },
      },
    ],
  },
});
