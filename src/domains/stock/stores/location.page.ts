import { definePage } from '../../../kernel/page.ts';

export const locationPage = definePage({
  component: 'stock/Location',
  title: { zh: '库位管理', en: 'Locations' },
  icon: 'Environment',
  permission: 'stock:location:list',
  records: ['stock.location'],
  menu: { key: 'stock.location', address: '/stock/locations', group: 'stock', order: 50 },
  help: {
    purpose: { zh: '库位管理：每个仓库的区域、房间、货架与货位。', en: 'Areas, rooms, racks and bins of each store.' },
  },
});
