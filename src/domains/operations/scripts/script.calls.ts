import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const TextSchema = z.object({ zh: z.string(), en: z.string() });

export const listScripts = route({
  method: 'GET',
  path: '/api/system/scripts',
  permission: 'operations:script:run',
  summary: { zh: '可执行的脚本', en: 'Scripts' },
  reply: z.array(
    z.object({
      name: z.string(),
      label: TextSchema,
      help: TextSchema,
      params: z.array(
        z.object({
          name: z.string(),
          label: TextSchema,
          help: TextSchema.optional(),
          control: z.enum(['number', 'date', 'choice', 'ref']),
          required: z.boolean(),
          initial: z.union([z.string(), z.number()]).optional(),
          unit: TextSchema.optional(),
          options: z.record(z.string(), TextSchema).optional(),
          target: z.string().optional(),
        }),
      ),
    }),
  ),
});

/** A name that the code declares, and values for its parameters: there is no field for a command or a statement. */
export const runScript = route({
  method: 'POST',
  path: '/api/system/scripts/:name/run',
  permission: 'operations:script:run',
  summary: { zh: '执行脚本', en: 'Run a script' },
  params: z.object({ name: z.string().max(80) }),
  body: z.strictObject({
    params: z.record(z.string().max(80), z.unknown()).default({}),
    dryRun: z.boolean().default(true),
  }),
  reply: z.object({ runId: z.number(), taskId: z.number() }),
});
