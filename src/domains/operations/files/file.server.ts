import type { ListQuery } from '../../../kernel/list-query.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { readList } from '../../../kernel/server/crud/list.ts';
import { readOne } from '../../../kernel/server/crud/read.ts';
import { readableFiles } from '../../../kernel/server/files/access.ts';
import { removeOrphans, sweepContents } from '../../../kernel/server/files/files.ts';
import { UNHELD } from '../../../kernel/server/files/upload-limits.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import type { App } from '../../../kernel/server/module.ts';
import * as calls from './file.calls.ts';
import { holdersOf, mentionsOf, usesOf } from './file-uses.server.ts';
import { storedFile } from './stored-file.resource.ts';

const resource: AnyResource = storedFile;

/** The files of a page, each with whether the reader may open it: who sees the list does not thereby see what is in it. */
async function list(ctx: Ctx, query: ListQuery): Promise<unknown> {
  const page = await readList(resource, ctx, query);
  const open = await readableFiles(
    ctx,
    page.content.map((row) => Number(row.id)),
  );
  return { ...page, content: page.content.map((row) => ({ ...row, open: open.has(Number(row.id)) })) };
}

async function get(ctx: Ctx, id: number): Promise<unknown> {
  const [row, open] = await Promise.all([readOne(resource, ctx, id), readableFiles(ctx, [id])]);
  return { ...row, open: open.has(id) };
}

const before = (ctx: Ctx, days: number): string => new Date(ctx.now.getTime() - days * 86_400_000).toISOString();

const ORPHANS = `from kernel_file f where created < $1 and ${UNHELD}`;

async function countOrphans(ctx: Ctx, days: number) {
  const [row] = await ctx.db.query<{ files: number; bytes: number; contents: number }>(
    `select count(*)::int as files, coalesce(sum(f.size), 0)::bigint as bytes, count(distinct f.hash)::int as contents ${ORPHANS}`,
    [before(ctx, days)],
  );
  return row!;
}

async function clean(ctx: Ctx, { db, files }: App, days: number) {
  const rows = await ctx.db.query<{ id: number; size: number }>(`select f.id, f.size ${ORPHANS}`, [before(ctx, days)]);
  const removed = await removeOrphans(
    ctx,
    files,
    rows.map((row) => row.id),
  );
  ctx.afterCommit(async () => void (await sweepContents(db, files, ctx.now)));
  return { files: removed, bytes: rows.reduce((sum, row) => sum + row.size, 0) };
}

export const storedFileEndpoints: readonly Endpoint[] = [
  serve(calls.orphans, (ctx, { query }) => countOrphans(ctx, query.days)),
  serve(calls.cleanOrphans, (ctx, { body }, { app }) => clean(ctx, app, body.days)),
  serve(calls.fileUses, async (ctx, { params }, { app }) => {
    await readOne(resource, ctx, params.id);
    const [held, mentioned] = await Promise.all([holdersOf(ctx, params.id), mentionsOf(ctx, params.id)]);
    return usesOf(ctx, app.modules, [...held, ...mentioned]);
  }),
  ...crudEndpoints(resource, { omit: ['options', 'history', 'create', 'update', 'remove', 'import'], list, get }),
];

export const storedFilePermissions = {
  'operations:storedFile:list': { zh: '查看全部文件清单', en: 'See the list of all files' },
  'operations:storedFile:export': { zh: '导出文件清单', en: 'Export the list of files' },
  'operations:storedFile:clean': { zh: '清理无引用文件', en: 'Delete files that no record holds' },
} as const;
