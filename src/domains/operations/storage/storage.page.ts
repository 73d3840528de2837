import { definePage } from '../../../kernel/page.ts';

export const storagePage = definePage({
  component: 'system/Storage',
  title: { zh: '存储', en: 'Storage' },
  icon: 'Cloud',
  permission: 'operations:storage:list',
  menu: { key: 'system.storage', address: '/system/tools/storage', group: 'system.tools', order: 30 },
  help: {
    purpose: {
      zh: '附件存放在本地目录还是对象存储，以及两者之间的迁移。',
      en: 'Where files lie, local or in an object store, and the move between them.',
    },
  },
});
