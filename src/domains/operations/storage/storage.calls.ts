import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import { FILE_KINDS } from '../files/stored-file.resource.ts';

const driver = z.enum(['local', 's3']);
const place = z.string().trim().max(200).nullable();

const State = z.object({
  version: z.number(),
  driver,
  endpoint: z.string().nullable(),
  region: z.string().nullable(),
  bucket: z.string().nullable(),
  /** Settings that the environment fixes; the screen cannot change them. */
  fixed: z.array(z.enum(['endpoint', 'region', 'bucket'])),
  /** Environment variables without which object storage cannot be used. */
  missing: z.array(z.string()),
  places: z.array(z.object({ driver, contents: z.number(), bytes: z.number() })),
  kinds: z.array(
    z.object({
      kind: z.enum(Object.keys(FILE_KINDS) as [keyof typeof FILE_KINDS]),
      files: z.number(),
      bytes: z.number(),
    }),
  ),
  unused: z.object({ files: z.number(), bytes: z.number() }),
  /** The move that runs now, if one does: its task, and whether the reader started it. */
  moving: z.object({ id: z.number(), done: z.number(), total: z.number(), mine: z.boolean() }).nullable(),
});
export type StorageState = z.infer<typeof State>;

export const storageState = route({
  method: 'GET',
  path: '/api/system/storage',
  permission: 'operations:storage:list',
  summary: { zh: '存储的位置与用量', en: 'Place and usage of the storage' },
  reply: State,
});

export const saveStorage = route({
  method: 'PUT',
  path: '/api/system/storage',
  permission: 'operations:storage:edit',
  summary: { zh: '设置存储', en: 'Set up the storage' },
  body: z.object({ version: z.number().int(), driver, endpoint: place, region: place, bucket: place }),
  reply: State,
});

export const testStorage = route({
  method: 'POST',
  path: '/api/system/storage/test',
  permission: 'operations:storage:edit',
  summary: { zh: '测试存储', en: 'Test the storage' },
  /** What stands on the screen, kept or not; absent parts are those that are kept. */
  body: z.object({ driver, endpoint: place.optional(), region: place.optional(), bucket: place.optional() }),
  reply: z.object({ ok: z.boolean(), ms: z.number(), cause: z.string().optional() }),
});

export const moveStorage = route({
  method: 'POST',
  path: '/api/system/storage/move',
  permission: 'operations:storage:move',
  summary: { zh: '迁移全部文件', en: 'Move all files' },
  body: z.object({ to: driver }),
  reply: z.object({ taskId: z.number() }),
});
