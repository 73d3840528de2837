import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const text = z.object({ zh: z.string(), en: z.string() });

/** The published examples, computed by the rules that this server runs. */
export const workedExamplesCall = route({
  method: 'GET',
  path: '/api/voyage/worked-examples',
  permission: 'voyage:workedExample:list',
  summary: { zh: '算例校验', en: 'Worked examples' },
  reply: z.array(
    z.object({
      key: z.string(),
      title: text,
      examples: z.array(
        z.object({
          given: text,
          expected: z.string(),
          found: z.string().nullable(),
          source: text,
          holds: z.boolean(),
        }),
      ),
    }),
  ),
});
