import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

export const roleMembers = route({
  method: 'GET',
  path: '/api/system/roles/:id/members',
  permission: 'identity:role:list',
  summary: { zh: '角色成员', en: 'Members of a role' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  reply: z.array(
    z.object({ id: z.number(), username: z.string(), name: z.string(), organization: z.string().nullable() }),
  ),
});
