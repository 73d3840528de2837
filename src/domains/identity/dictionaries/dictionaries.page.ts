import { definePage } from '../../../kernel/page.ts';

export const dictionariesPage = definePage({
  component: 'system/Dictionaries',
  title: { zh: '字典', en: 'Dictionaries' },
  icon: 'Read',
  permission: 'identity:dictionary:list',
  records: ['identity.dictionary'],
  menu: { key: 'system.dictionaries', address: '/system/dictionaries', group: 'system.configuration', order: 20 },
  help: {
    purpose: {
      zh: '各处下拉选项的字典。停用的条目不能再选，已用的仍显示。',
      en: 'The words of choosers. A disabled entry is no longer offered, and still shown where it was used.',
    },
  },
});
