import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

export const vefSheetCall = route({
  method: 'GET',
  path: '/api/voyage/vefs/:id/record',
  permission: 'voyage:vef:export',
  summary: { zh: '导出 VEF 记录', en: 'VEF record as Excel' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
});
