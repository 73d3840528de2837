import type { Slice } from '../../../kernel/server/compose.ts';
import { dictionariesPage } from './dictionaries.page.ts';
import { dictionary } from './dictionary.resource.ts';
import { dictionaryEndpoints, keptDictionaries } from './dictionary.server.ts';

/** Words with codes. */
export const dictionarySlice: Slice = {
  resources: [dictionary],
  endpoints: dictionaryEndpoints,
  fills: [keptDictionaries],
  pages: [dictionariesPage],
  grants: { AUDITOR: ['list', 'export', 'pick'].map((act) => `identity:dictionary:${act}`) },
};
