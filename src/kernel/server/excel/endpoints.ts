import { z } from 'zod';
import { listQuery } from '../../list-query.ts';
import { type AnyResource, permissionOf } from '../../resource/resource.ts';
import { type Access, route } from '../../route.ts';
import { type Endpoint, serve } from '../http/endpoint.ts';
import { exportRows } from './export.ts';
import { type Importer, importRows } from './import.ts';
import { importTemplate } from './template.ts';
import { uploadedBook } from './uploaded-book.ts';

const importQuery = z.object({ dryRun: z.enum(['true', 'false']).optional() });

/** GET `path`/export: what the filter of the list shows, streamed as a workbook in the language of the call. */
export function exportEndpoint(resource: AnyResource, path: string): Endpoint {
  return serve(
    route({
      method: 'GET',
      path: `${path}/export`,
      permission: permissionOf(resource, 'export') as Access,
      summary: { zh: `导出${resource.label.zh}`, en: `Export ${resource.label.en.toLowerCase()}` },
      query: listQuery,
    }),
    (ctx, { query }) => exportRows(resource, ctx, query),
  );
}

/** GET `path`/template: the workbook to fill in for an import. */
export function templateEndpoint(resource: AnyResource, path: string): Endpoint {
  return serve(
    route({
      method: 'GET',
      path: `${path}/template`,
      permission: permissionOf(resource, 'import') as Access,
      summary: { zh: `下载${resource.label.zh}导入模板`, en: `Import template of ${resource.label.en.toLowerCase()}` },
    }),
    (ctx) => importTemplate(resource, ctx),
  );
}

/**
 * POST `path`/import?dryRun=true with the multipart field `file`: all rows or none, every error named. Answers when it is done, for
 * other programs; people import by `POST /api/tasks/imports`, which does the same in the background with whatever service stands here.
 */
export function importEndpoint(resource: AnyResource, path: string, options: Pick<Importer, 'create'> = {}): Endpoint {
  const importer: Importer = { resource, create: options.create };
  const endpoint = serve(
    route({
      method: 'POST',
      path: `${path}/import`,
      permission: permissionOf(resource, 'import') as Access,
      summary: {
        zh: `导入${resource.label.zh}（同步，供接口对接）`,
        en: `Import ${resource.label.en.toLowerCase()} and answer when done, for other programs`,
      },
      query: importQuery,
    }),
    async (ctx, { query }, http) =>
      importRows(importer, ctx, http.app.db, { file: await uploadedBook(http), dryRun: query.dryRun === 'true' }),
    // The file arrives before the transaction begins, so that a slow line holds no connection.
    { transaction: false, upload: true },
  );
  return { ...endpoint, imports: importer };
}
