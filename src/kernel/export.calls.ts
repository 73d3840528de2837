import { z } from 'zod';
import { listQuery } from './list-query.ts';
import { route } from './route.ts';

/** What a list's filter shows, written in the background; the workbook waits among one's tasks for a day. Needs the list's right to export. */
export const startExport = route({
  method: 'POST',
  path: '/api/tasks/exports',
  permission: 'signedIn',
  summary: { zh: '后台导出列表', en: 'Export a list in the background' },
  body: z.object({
    /** Such as `voyage.report`. */
    resource: z.string().max(80),
    /** The words of the list's address: filters, sort, columns. */
    query: listQuery,
  }),
  reply: z.object({ taskId: z.number() }),
});
