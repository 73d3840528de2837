import { z } from 'zod';
import { route } from './route.ts';

/** What an import found. `mistakes` counts all of them; `errors` names the first thousand, in the language of whoever started it. */
const importReport = z.object({
  /** Rows of the file, those without a mistake, those now in the table. */
  rows: z.number(),
  valid: z.number(),
  imported: z.number(),
  mistakes: z.number(),
  errors: z.array(
    z.object({
      /** The number that Excel shows. */
      row: z.number(),
      /** Names of fields, several with commas between them; empty where the whole row is meant. */
      field: z.string(),
      label: z.string(),
      message: z.string(),
    }),
  ),
});
export type ImportReport = z.output<typeof importReport>;

/**
 * Imports a sheet in the background, the multipart field `file`: all rows or none; a dry run only checks. Needs the list's right to
 * import, when it is asked for and when it runs.
 */
export const startImport = route({
  method: 'POST',
  path: '/api/tasks/imports',
  permission: 'signedIn',
  summary: { zh: '后台导入', en: 'Import in the background' },
  query: z.object({
    /** Such as `parameter.port`. */
    resource: z.string().max(80),
    dryRun: z.enum(['true', 'false']).optional(),
  }),
  reply: z.object({ taskId: z.number() }),
});

/** What one of the own imports found, for a day after it ended. */
export const readImportReport = route({
  method: 'GET',
  path: '/api/tasks/imports/:id',
  permission: 'signedIn',
  summary: { zh: '查看导入结果', en: 'What an import found' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  reply: importReport,
});
