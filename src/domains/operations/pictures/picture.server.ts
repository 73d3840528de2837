import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { EVERYONE } from '../../../kernel/server/files/access.ts';
import { isPicture } from '../../../kernel/server/files/picture.ts';
import { attachFiles } from '../../../kernel/server/files/use.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { holdersOf, mentionsOf, usesOf } from '../files/file-uses.server.ts';
import { pictureUses } from './picture.calls.ts';
import { picture } from './picture.resource.ts';

const records = recordsOf(picture);

async function assertIsPicture(ctx: Ctx, fileId: unknown): Promise<void> {
  // What is no key at all is refused by the field's own rules.
  const id = Number(fileId);
  if (!Number.isSafeInteger(id)) return;
  const [row] = await ctx.db.query<{ type: string }>('select type from kernel_file where id = $1', [id]);
  if (row && !isPicture(row.type)) {
    throw invalid([
      {
        field: 'file',
        message: { zh: '只能是 PNG、JPEG、WebP 或 GIF 图片', en: 'Only PNG, JPEG, WebP or GIF pictures' },
      },
    ]);
  }
}

/** Everybody signed in may open what is put here: that is what the page is for. */
export async function createPicture(ctx: Ctx, draft: Record<string, unknown>) {
  await assertIsPicture(ctx, draft.file);
  const row = await records.create(ctx, draft);
  await attachFiles(ctx, EVERYONE, row.id, [row.file]);
  return row;
}

async function update(ctx: Ctx, draft: Record<string, unknown> & { id: number; version: number }) {
  if (draft.file !== undefined) await assertIsPicture(ctx, draft.file);
  const row = await records.update(ctx, draft);
  await attachFiles(ctx, EVERYONE, row.id, [row.file]);
  return row;
}

/** Records that hold the picture, or whose texts name its address, beside the picture itself. */
async function placesOf(ctx: Ctx, { id, file }: { id: number; file: number }) {
  const [held, mentioned] = await Promise.all([holdersOf(ctx, file), mentionsOf(ctx, file)]);
  return [...held, ...mentioned].filter((place) => !(place.resource === picture.name && place.recordId === id));
}

async function remove(ctx: Ctx, id: number, version: number | undefined): Promise<void> {
  const row = await records.get(ctx, id);
  const places = await placesOf(ctx, row);
  if (places.length > 0) {
    throw new AppError(
      'CONFLICT',
      { zh: '图片正被 {n} 处引用，不能删除', en: 'The picture is used in {n} place(s) and cannot be deleted' },
      { values: { n: places.length } },
    );
  }
  await records.remove(ctx, id, version);
  await attachFiles(ctx, EVERYONE, id, []);
  await attachFiles(ctx, picture.name, id, []);
}

export const pictureEndpoints: readonly Endpoint[] = [
  serve(pictureUses, async (ctx, { params }, { app }) =>
    usesOf(ctx, app.modules, await placesOf(ctx, await records.get(ctx, params.id))),
  ),
  ...crudEndpoints(picture, { create: createPicture, update, remove }),
];
