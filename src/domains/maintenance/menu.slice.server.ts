import type { Slice } from '../../kernel/server/compose.ts';

/** Where the pages of maintenance stand in the menu. */
export const menuSlice: Slice = {
  menuGroups: [
    {
      key: 'maintenance',
      title: { zh: '维修保养', en: 'Maintenance' },
      icon: 'Tool',
      address: '/maintenance',
      order: 55,
    },
  ],
};
