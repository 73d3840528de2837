import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import type { MenuSeed } from '../../../kernel/server/module.ts';
import { previewCorrectionCall } from './correction.calls.ts';
import { effectOfDraft, previewOf } from './service/correction-effect.server.ts';
import { CORRECTION, createCorrection, updateCorrection } from './service/draft-correction.server.ts';

export { CORRECTION };

/** The calls of report corrections; submitting and approving are the approval domain's. */
export const correctionEndpoints: readonly Endpoint[] = [
  serve(
    previewCorrectionCall,
    async (ctx, { body }) => previewOf(await effectOfDraft(ctx, body.reportId, body.report)),
    { transaction: false },
  ),
  ...crudEndpoints(CORRECTION, { create: createCorrection, update: updateCorrection, omit: ['import'] }),
];

export const correctionMenus: readonly MenuSeed[] = [
  {
    key: 'voyage.corrections',
    parent: 'voyage',
    title: { zh: '动态报更正', en: 'Report corrections' },
    path: 'report-corrections',
    icon: 'Reconciliation',
    component: 'voyage/ReportCorrections',
    permission: 'voyage:reportCorrection:list',
    sort: 6,
  },
  {
    key: 'voyage.correctionForm',
    parent: 'voyage',
    title: { zh: '更正动态报', en: 'Correct a report' },
    path: 'report-correction-form',
    icon: 'Reconciliation',
    component: 'voyage/ReportCorrectionForm',
    permission: 'voyage:reportCorrection:add',
    hidden: true,
    sort: 6,
  },
];
