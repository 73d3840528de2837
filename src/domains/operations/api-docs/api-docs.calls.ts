import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

/** What the OpenAPI document does not hold: the domains by name, and the permissions in words. */
export const apiDocsWords = route({
  method: 'GET',
  path: '/api/system/api-docs',
  permission: 'operations:apiDocs:list',
  summary: { zh: '查看接口文档', en: 'See the documentation of the calls' },
  reply: z.object({
    domains: z.array(z.object({ domain: z.string(), label: z.string(), calls: z.array(z.string()) })),
    /** By code, such as `identity:user:list`. */
    permissions: z.record(z.string(), z.string()),
  }),
});
