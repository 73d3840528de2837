import { definePage } from '../../../kernel/page.ts';

export const equipmentPage = definePage({
  component: 'resource:maintenance.equipment',
  title: { zh: '设备', en: 'Equipment' },
  icon: 'Profile',
  permission: 'maintenance:equipment:list',
  menu: { key: 'maintenance.equipments', address: '/maintenance/equipments', group: 'maintenance', order: 10 },
  help: {
    purpose: { zh: '设备的登记与查询。', en: 'Equipment: entered, kept and found here.' },
  },
});
