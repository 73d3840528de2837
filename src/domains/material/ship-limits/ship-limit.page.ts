import { definePage } from '../../../kernel/page.ts';

export const shipLimitPage = definePage({
  component: 'material/ShipLimit',
  title: { zh: '船舶定额', en: 'Ship limits' },
  icon: 'Ship',
  permission: 'material:shipLimit:list',
  records: ['material.shipLimit'],
  menu: { key: 'purchasing.shipLimit', address: '/purchasing/ship-limits', group: 'purchasing.materials', order: 30 },
  help: {
    purpose: {
      zh: '船舶定额：每种物料在船上（或岸库）的最低与最高存量。',
      en: 'The least and the most of each material on a ship or in a store.',
    },
    ways: [
      {
        zh: '填船型的一行对该船型各船通用，船舶自己的定额优先。',
        en: 'A line of a ship type holds for its ships, but where a ship has a limit of her own.',
      },
      {
        zh: '数量以物料的基本单位计；关键物料的最低不能为零。',
        en: 'Quantities are in base units; the minimum of a critical item is above zero.',
      },
    ],
  },
});
