import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const params = z.object({ id: z.coerce.number<number>().int().positive() });

export const FileUses = z.array(
  z.object({
    resource: z.string(),
    /** The kind of record, in the language of the call. */
    label: z.string(),
    recordId: z.number(),
    /** Absent where the reader may not see the record. */
    title: z.string().optional(),
    /** The page of the menu that shows such records. */
    component: z.string().optional(),
  }),
);

export const fileUses = route({
  method: 'GET',
  path: '/api/system/stored-files/:id/uses',
  permission: 'operations:storedFile:list',
  summary: { zh: '文件被哪些记录引用', en: 'Which records hold a file' },
  params,
  reply: FileUses,
});

const days = z.coerce.number<number>().int().min(1).max(3650);

export const orphans = route({
  method: 'GET',
  path: '/api/system/stored-files/orphans',
  permission: 'operations:storedFile:clean',
  summary: { zh: '清点无引用文件', en: 'Count files that no record holds' },
  query: z.object({ days: days.default(7) }),
  reply: z.object({ files: z.number(), bytes: z.number(), contents: z.number() }),
});

export const cleanOrphans = route({
  method: 'POST',
  path: '/api/system/stored-files/clean',
  permission: 'operations:storedFile:clean',
  summary: { zh: '清理无引用文件', en: 'Delete files that no record holds' },
  body: z.object({ days }),
  reply: z.object({ files: z.number(), bytes: z.number() }),
});
