import { createHash } from 'node:crypto';
import { notFound } from '../../errors.ts';
import { readImportReport, startImport } from '../../import.calls.ts';
import { permissionOf } from '../../resource/resource.ts';
import type { Access } from '../../route.ts';
import type { Lang } from '../../text.ts';
import type { Ctx, User } from '../context.ts';
import { type Endpoint, serve } from '../http/endpoint.ts';
import { once } from '../http/idempotency.ts';
import type { Job, Work } from '../jobs/jobs.ts';
import { completeTask, inputOf, keepReport } from '../jobs/task-run.ts';
import { reportOfTask, startTask } from '../jobs/tasks.ts';
import type { App } from '../module.ts';
import { assertAccess } from '../permit/permit.ts';
import { userNow } from '../user-now.ts';
import { type Importer, importSheet } from './import.ts';
import { noteOf, refusal } from './import-report.ts';
import { markedSheet } from './marked-sheet.ts';
import { uploadedBook } from './uploaded-book.ts';

export const IMPORT_ROWS = 'kernel.import-rows';

type Asked = {
  resource: string;
  dryRun: boolean;
  lang: Lang;
  /** Of the call that asked: the history names it. */
  requestId: string;
  user: Omit<User, 'permissions'> & { permissions: string[] };
};

/** What the calls of the modules import, so that every node does in the background what the call would do. */
function importerNamed(app: App, name: string): Importer {
  for (const { endpoints } of app.modules)
    for (const { imports } of endpoints) if (imports?.resource.name === name) return imports;
  throw notFound({ zh: '列表', en: 'List' });
}

const assertMayImport = (user: User, { resource }: Importer): void =>
  assertAccess(user, permissionOf(resource, 'import') as Access);

const start = serve(
  startImport,
  async (ctx, { query }, { request, reply, app }) => {
    const importer = importerNamed(app, query.resource);
    assertMayImport(ctx.user, importer);
    const file = await uploadedBook({ request, reply, app });
    const dryRun = query.dryRun === 'true';
    const { zh, en } = importer.resource.label;
    const begin = async (inside: Ctx): Promise<{ taskId: number }> => ({
      taskId: await startTask(inside, {
        job: IMPORT_ROWS,
        title: dryRun
          ? { zh: `检查${zh}导入文件`, en: `Import check of ${en.toLowerCase()}` }
          : { zh: `导入${zh}`, en: `Import of ${en.toLowerCase()}` },
        data: {
          resource: query.resource,
          dryRun,
          lang: ctx.lang,
          requestId: ctx.requestId,
          user: { ...ctx.user, permissions: [...ctx.user.permissions] },
        } satisfies Asked,
        input: file,
      }),
    });
    const key = request.headers['idempotency-key'];
    return app.db.transaction(async (db) => {
      const inside = { ...ctx, db };
      if (typeof key !== 'string') return begin(inside);
      const body = createHash('sha256').update(file).digest('hex');
      return (await once(inside, key, { path: request.url, body }, () => begin(inside))) as { taskId: number };
    });
  },
  // The file arrives before the transaction begins, so that a slow line holds no connection.
  { transaction: false, upload: true },
);

/** Imports in the background, and what they found. */
export const importTaskEndpoints: readonly Endpoint[] = [
  start,
  serve(readImportReport, (ctx, { params: { id } }) => reportOfTask(ctx, id)),
];

/** Checks a sheet, or imports it and ends its task in one transaction: however often it is tried, its rows are there once. */
export const importList: Job = {
  label: { zh: '导入', en: 'Import of a sheet' },
  // Small sheets of some people do not wait for the large one of another.
  atOnce: 3,
  run: async (work, asked: Asked) => {
    const task = work.task?.id ?? 0;
    const user = await userNow(work.app, asked.user);
    const importer = importerNamed(work.app, asked.resource);
    assertMayImport(user, importer);
    const file = await inputOf(work.app.db, task);
    if (!file) throw notFound({ zh: '导入文件', en: 'The sheet to import' });
    const later: (() => Promise<void> | void)[] = [];
    const { lang, dryRun, requestId } = asked;
    const { db, now } = work.app;
    const ctx: Ctx = { user, lang, now: now(), db, requestId, afterCommit: (each) => void later.push(each) };
    const { report, sheet, found } = await importSheet(importer, ctx, db, {
      file,
      dryRun,
      told: (done, total) => work.progress(done, total),
      seal: async (inside, sealed) => {
        await keepReport(inside.db, task, { report: sealed, note: noteOf(sealed) });
        await completeTask(inside, task);
      },
    });
    await afterCommit(work, later);
    if (report.imported > 0) return;
    await keepReport(db, task, { report, note: noteOf(report) });
    if (found.length > 0) await work.result(await markedSheet(importer.resource, sheet, found, lang));
    if (found.length > 0 && !dryRun) throw refusal(report, found);
  },
};

async function afterCommit({ app }: Work, later: readonly (() => Promise<void> | void)[]): Promise<void> {
  for (const each of later) await Promise.resolve(each()).catch((err) => app.log.error({ err }, 'after commit'));
}
