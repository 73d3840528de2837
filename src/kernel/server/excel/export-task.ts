import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { notFound } from '../../errors.ts';
import { startExport } from '../../export.calls.ts';
import type { ListQuery } from '../../list-query.ts';
import { permissionOf } from '../../resource/resource.ts';
import type { Lang } from '../../text.ts';
import { systemContext, type User } from '../context.ts';
import { type Endpoint, serve } from '../http/endpoint.ts';
import type { Job } from '../jobs/jobs.ts';
import { startTask } from '../jobs/tasks.ts';
import { assertPermission } from '../permit/permit.ts';
import { findResource, resourceNamed } from '../registry.ts';
import { exportRows, idsInOrder } from './export.ts';

export const EXPORT_LIST = 'kernel.export-list';

/** The user as of the moment of asking: what the person may see then is what the sheet holds. */
type Asked = {
  resource: string;
  query: ListQuery;
  lang: Lang;
  user: Omit<User, 'permissions'> & { permissions: string[] };
};

/** Asks for a list in the background. A filter that is refused is refused at once. */
export const exportTaskEndpoint: Endpoint = serve(startExport, async (ctx, { body }) => {
  const resource = findResource(ctx, body.resource);
  if (!resource || resource.excel?.export === false) throw notFound({ zh: '列表', en: 'List' });
  assertPermission(ctx, permissionOf(resource, 'export'));
  const query = body.query as ListQuery;
  await idsInOrder(resource, ctx, query);
  const user = { ...ctx.user, permissions: [...ctx.user.permissions] };
  const { zh, en } = resource.label;
  const taskId = await startTask(ctx, {
    job: EXPORT_LIST,
    title: { zh: `导出${zh}`, en: `Export of ${en.toLowerCase()}` },
    data: { resource: resource.name, query, lang: ctx.lang, user } satisfies Asked,
  });
  return { taskId };
});

/** Writes the sheet row by row into a stored file. */
export const exportList: Job = {
  label: { zh: '导出列表', en: 'Export of a list' },
  run: async (work, { resource, query, lang, user }: Asked) => {
    const own = { ...user, permissions: new Set(user.permissions) };
    const ctx = { ...systemContext(work.app.db, { now: work.app.now(), reason: 'export', lang }), user: own };
    const sheet = await exportRows(resourceNamed(ctx, resource), ctx, query, (done, total) =>
      work.progress(done, total),
    );
    await work.result({ name: sheet.filename, content: Readable.fromWeb(sheet.stream as unknown as WebStream) });
  },
};
