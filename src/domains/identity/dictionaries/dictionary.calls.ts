import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Entry = z.object({
  code: z.string(),
  zh: z.string(),
  en: z.string(),
  color: z.string().nullable(),
  enabled: z.boolean(),
  sort: z.number(),
});

const Entries = z.record(z.string(), z.array(Entry));
export type DictionaryEntries = z.output<typeof Entries>;

export const dictionaryEntries = route({
  method: 'GET',
  path: '/api/system/dictionaries/entries',
  permission: 'signedIn',
  summary: { zh: '全部字典项', en: 'Entries of all dictionaries' },
  reply: Entries,
});
