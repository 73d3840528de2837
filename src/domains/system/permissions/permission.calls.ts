import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Holders = z.object({
  roles: z.array(z.object({ id: z.number(), code: z.string(), name: z.string() })),
  users: z.array(z.object({ id: z.number(), username: z.string(), name: z.string(), roles: z.array(z.string()) })),
});

export const permissionCatalogue = route({
  method: 'GET',
  path: '/api/system/permissions',
  permission: 'system:permission:list',
  summary: { zh: '权限目录', en: 'Catalogue of permissions' },
  reply: z.array(
    z.object({
      domain: z.string(),
      label: z.string(),
      subjects: z.array(
        z.object({
          subject: z.string(),
          label: z.string(),
          permissions: z.array(
            z.object({ permission: z.string(), label: z.string(), roles: z.array(z.string()), users: z.number() }),
          ),
        }),
      ),
    }),
  ),
});

export const permissionHolders = route({
  method: 'GET',
  path: '/api/system/permissions/holders',
  permission: 'system:permission:list',
  summary: { zh: '谁持有权限', en: 'Who holds a permission' },
  query: z.object({ permission: z.string().min(1).max(120) }),
  reply: Holders,
});
