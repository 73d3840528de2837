import { crudEndpoints } from '../../kernel/server/crud/endpoints.ts';
import type { Module } from '../../kernel/server/module.ts';
import { makeEquipments } from './equipments/equipment.demo.ts';
import { equipmentPage } from './equipments/equipment.page.ts';
import { equipment } from './equipments/equipment.resource.ts';

export const maintenanceModule: Module = {
  name: 'maintenance',
  label: { zh: '维修保养', en: 'Maintenance' },
  resources: [equipment],
  endpoints: [...crudEndpoints(equipment)],
  menuGroups: [
    {
      key: 'maintenance',
      title: { zh: '设备', en: 'Equipment' },
      icon: 'Appstore',
      address: '/maintenance',
      order: 800,
    },
  ],
  pages: [equipmentPage],
  demo: async (ctx) => {
    await makeEquipments(ctx);
  },
};
