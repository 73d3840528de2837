import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { reportEndpoints } from '../../../kernel/server/report/endpoints.ts';
import { SEES } from '../grants.text.ts';
import { failuresReport } from './failures.report.ts';
import { failuresByModelPage } from './failures-by-model.page.ts';
import { modelRecord } from './model-record.resource.ts';

const READ = { omit: ['get', 'create', 'update', 'remove', 'import', 'options', 'history'] } as const;

const GRANTS = ['maintenance:modelRecord:list', 'maintenance:modelRecord:export'];

/** How often which models fail: read from what stands, nothing of it is kept. */
export const failuresSlice: Slice = {
  endpoints: [...crudEndpoints(modelRecord, READ), ...reportEndpoints(failuresReport)],
  pages: [failuresByModelPage],
  permissions: {
    'maintenance:modelRecord:list': { zh: '查看故障统计', en: 'See failures by model' },
    'maintenance:modelRecord:export': { zh: '导出故障统计', en: 'Export failures by model' },
  },
  grants: Object.fromEntries(SEES.map((role) => [role, GRANTS])),
};
