import { definePage } from '../../../kernel/page.ts';

export const returnPage = definePage({
  component: 'stock/Return',
  title: { zh: '退库单', en: 'Returns' },
  icon: 'Inbox',
  permission: 'stock:storeReturn:list',
  records: ['stock.storeReturn'],
  menu: { key: 'stock.return', address: '/stock/returns', group: 'stock', order: 26 },
  help: {
    purpose: {
      zh: '退库单：领用后没有用完的物资退回仓库，按领用时的价值入库，不计消耗。',
      en: 'What was issued and not used comes back to its store, at the value with which it was issued; it counts as not used.',
    },
    ways: [
      {
        zh: '在已记账的领用单上点“退库”，填退回数与成色后记账；退回合计不能超过领用。',
        en: 'Press Return to store on a posted issue, say how much comes back and in which condition, and post it; never more than was issued.',
      },
      {
        zh: '有退库的领用单不能直接冲销，先冲销退库单。',
        en: 'An issue of which something came back is not reversed before its returns are.',
      },
    ],
  },
});
