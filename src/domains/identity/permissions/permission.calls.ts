import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Holders = z.object({
  roles: z.array(z.object({ id: z.number(), code: z.string(), name: z.string() })),
  users: z.array(z.object({ id: z.number(), username: z.string(), name: z.string(), roles: z.array(z.string()) })),
});

export const permissionCatalogue = route({
  method: 'GET',
  path: '/api/system/permissions',
  permission: 'identity:permission:list',
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
  permission: 'identity:permission:list',
  summary: { zh: '谁持有权限', en: 'Who holds a permission' },
  query: z.object({ permission: z.string().min(1).max(120) }),
  reply: Holders,
});

/** What is missing where something stays closed, and who could give it: names alone, open to everybody who is signed in. */
export const whoGives = route({
  method: 'GET',
  path: '/api/system/who-gives',
  permission: 'signedIn',
  summary: { zh: '缺少的权限由谁授予', en: 'Who could give a missing permission' },
  query: z.object({ permission: z.string().max(120).optional(), path: z.string().max(300).optional() }),
  reply: z.object({
    /** Nothing where there is no such page. */
    found: z.boolean(),
    page: z.string().nullable(),
    permission: z.string().nullable(),
    label: z.string().nullable(),
    roles: z.array(z.string()),
    keepers: z.array(z.object({ name: z.string(), username: z.string(), place: z.string().nullable() })),
  }),
});

const Id = z.coerce.number<number>().int().positive();
const Named = z.object({ id: z.number(), name: z.string() });
const GroundSchema = z.object({
  by: z.enum(['all', 'ship', 'own', 'below', 'chosen', 'granted', 'responsible']),
  role: z.string().optional(),
  organization: z.string().optional(),
});

export const explainKinds = route({
  method: 'GET',
  path: '/api/system/permissions/kinds',
  permission: 'identity:permission:explain',
  summary: { zh: '可说明的记录种类', en: 'Kinds of records that can be explained' },
  reply: z.array(
    z.object({
      kind: z.string(),
      label: z.string(),
      domain: z.string(),
      permissions: z.array(z.object({ permission: z.string(), label: z.string() })),
    }),
  ),
});

export const explain = route({
  method: 'GET',
  path: '/api/system/permissions/explain',
  permission: 'identity:permission:explain',
  summary: { zh: '说明能否看到记录', en: 'Explain why a record can be seen' },
  query: z.object({ userId: Id, kind: z.string().max(80), recordId: Id, permission: z.string().max(120).optional() }),
  reply: z.object({
    allowed: z.boolean(),
    user: z.object({
      id: z.number(),
      name: z.string(),
      username: z.string(),
      open: z.boolean(),
      roles: z.array(z.string()),
    }),
    record: z.object({ id: z.number(), name: z.string(), label: z.string() }),
    permission: z.object({ permission: z.string(), label: z.string(), held: z.boolean(), roles: z.array(z.string()) }),
    scopes: z.array(
      z.object({
        dimension: z.enum(['organization', 'vessel']),
        field: z.string(),
        value: z.string().nullable(),
        open: z.boolean(),
        grounds: z.array(GroundSchema),
      }),
    ),
    own: z.object({ createdBy: z.string(), open: z.boolean() }).nullable(),
  }),
});

export const reach = route({
  method: 'GET',
  path: '/api/system/permissions/reach',
  permission: 'identity:permission:explain',
  summary: { zh: '人员的数据范围', en: 'The data that a person reaches' },
  query: z.object({ userId: Id }),
  reply: z.object({
    ownOnly: z.boolean(),
    all: z.boolean(),
    organizations: z.array(Named.extend({ grounds: z.array(GroundSchema) })),
    vessels: z.array(Named.extend({ grounds: z.array(GroundSchema) })),
  }),
});

export const permissionMatrix = route({
  method: 'GET',
  path: '/api/system/permissions/export',
  permission: 'identity:permission:export',
  summary: { zh: '导出权限矩阵', en: 'Export the matrix of permissions' },
});
