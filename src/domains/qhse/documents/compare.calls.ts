import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const side = z.object({
  versionNo: z.string(),
  subStatus: z.string(),
  changeNote: z.string(),
  effectiveDate: z.string(),
  obsoleteDate: z.string().nullable(),
  keptAt: z.string().nullable(),
  files: z.array(z.string()),
});
export type ComparedSide = z.infer<typeof side>;

/** Two versions of one document side by side, the earlier one first. */
export const compareVersions = route({
  method: 'GET',
  path: '/api/qhse/document-versions/:id/compare/:other',
  permission: 'qhse:documentVersion:list',
  summary: { zh: '对比体系文件的两个版本', en: 'Compare two versions of a document' },
  params: z.object({
    id: z.coerce.number<number>().int().positive(),
    other: z.coerce.number<number>().int().positive(),
  }),
  reply: z.object({ earlier: side, later: side }),
});
