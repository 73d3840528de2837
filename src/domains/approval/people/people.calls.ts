import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import { BASE } from '../parameters.rules.ts';
import { Person } from './person.rules.ts';

/** People to transfer to, to add, or to delegate to: open accounts by name. At most 30. */
export const peopleCall = route({
  method: 'GET',
  path: `${BASE}/people`,
  permission: 'signedIn',
  summary: { zh: '选择人员', en: 'Choose people' },
  query: z.object({
    q: z.string().max(60).optional(),
    ids: z.preprocess(
      (v: string | string[] | undefined) => (v === undefined ? undefined : [v].flat()),
      z.array(z.coerce.number<number>().int()).max(100).optional(),
    ),
  }),
  reply: z.array(Person),
});
