import type { Slice } from '../../../kernel/server/compose.ts';
import { dashQualityPage } from './dash-quality.page.ts';
import { dashQualityEndpoints } from './dash-quality.server.ts';

const SEE = ['qhse:dashQuality:list'];

/** Figures over the defects of inspections; ships see their own. */
export const dashQualitySlice: Slice = {
  endpoints: [...dashQualityEndpoints],
  pages: [dashQualityPage],
  permissions: {
    'qhse:dashQuality:list': { zh: '查看质量检查看板', en: 'See the quality dashboard' },
  },
  grants: Object.fromEntries(
    ['DATA_SHOW', 'GM', 'DPA', 'QHSE_MGR', 'QHSE_OFF', 'SUPT_MARINE', 'SUPT_TECH', 'TECH_MGR', 'MASTER', 'AUDITOR'].map(
      (role) => [role, SEE],
    ),
  ),
};
