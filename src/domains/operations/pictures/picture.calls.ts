import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import { FileUses } from '../files/file.calls.ts';

export const pictureUses = route({
  method: 'GET',
  path: '/api/system/pictures/:id/uses',
  permission: 'operations:picture:list',
  summary: { zh: '图片用在何处', en: 'Where a picture is used' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  reply: FileUses,
});
