import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { type AnyResource, permissionOf } from '../../resource/resource.ts';
import { type Access, route } from '../../route.ts';
import type { ListQuery } from '../crud/list.ts';
import { uploadedFile } from '../files/endpoints.ts';
import { tooLarge } from '../files/staging.ts';
import { type Endpoint, serve } from '../http/endpoint.ts';
import { exportRows } from './export.ts';
import { type Create, importRows } from './import.ts';
import { importTemplate } from './template.ts';

const MAX_IMPORT_BYTES = 20 * 1048576;

const listQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
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
    (ctx, { query }) => exportRows(resource, ctx, query as ListQuery),
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

/** POST `path`/import?dryRun=true with the multipart field `file`: all rows or none, every error named. */
export function importEndpoint(resource: AnyResource, path: string, options: { create?: Create } = {}): Endpoint {
  return serve(
    route({
      method: 'POST',
      path: `${path}/import`,
      permission: permissionOf(resource, 'import') as Access,
      summary: { zh: `导入${resource.label.zh}`, en: `Import ${resource.label.en.toLowerCase()}` },
      query: importQuery,
    }),
    async (ctx, { query }, http) => {
      const part = await uploadedFile(http, MAX_IMPORT_BYTES);
      const file = await buffer(part.file);
      if (file.length > MAX_IMPORT_BYTES) throw tooLarge(MAX_IMPORT_BYTES);
      return importRows(resource, ctx, http.app.db, { file, dryRun: query.dryRun === 'true', create: options.create });
    },
    // The file arrives before the transaction begins, so that a slow line holds no connection.
    { transaction: false },
  );
}
