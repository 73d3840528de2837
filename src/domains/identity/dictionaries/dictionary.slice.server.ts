import type { Slice } from '../../../kernel/server/compose.ts';
import { dictionary } from './dictionary.resource.ts';
import { dictionaryEndpoints, keptDictionaries } from './dictionary.server.ts';

/** Words with codes. */
export const dictionarySlice: Slice = {
  resources: [dictionary],
  endpoints: dictionaryEndpoints,
  fills: [keptDictionaries],
  menus: [
    {
      key: 'system.dictionaries',
      parent: 'system',
      title: { zh: '字典', en: 'Dictionaries' },
      path: 'dictionaries',
      icon: 'Read',
      component: 'system/Dictionaries',
      permission: 'identity:dictionary:list',
      sort: 80,
    },
  ],
  grants: { AUDITOR: ['list', 'export', 'pick'].map((act) => `identity:dictionary:${act}`) },
};
