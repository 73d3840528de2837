import { definePage } from '../../../kernel/page.ts';

export const filesPage = definePage({
  component: 'system/Files',
  title: { zh: '文件', en: 'Files' },
  icon: 'Folder',
  permission: 'operations:storedFile:list',
  records: ['operations.storedFile'],
  menu: { key: 'system.files', address: '/system/files', group: 'system.tools', order: 10 },
  help: {
    purpose: {
      zh: '全部附件：谁上传、被哪些记录引用、占用多少，无引用的可清理。',
      en: 'All files: who put them there, which records hold them, how big; those without use can go.',
    },
  },
});
