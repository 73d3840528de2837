import { invalid } from '../../../kernel/errors.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { readOne } from '../../../kernel/server/crud/read.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import {
  batchConfirmCall,
  cargoAsOfCall,
  checkCall,
  entryCall,
  findingsCall,
  neighboursCall,
  prefillCall,
  reasonsCall,
  SaveExtras,
} from './report.calls.ts';
import type { Wire } from './report-wire.rules.ts';
import { cargoAsOf } from './service/cargo-on-board.server.ts';
import { batchConfirm, reportActs } from './service/confirm-report.server.ts';
import { checkDraft, entryOf, neighbours, prefill } from './service/entry.server.ts';
import { giveReasons, readFindings } from './service/findings.server.ts';
import { removeReport, restoreReport } from './service/remove-report.server.ts';
import { REPORT } from './service/report-facts.server.ts';
import { createReport, type SaveInput, updateReport } from './service/save-report.server.ts';

/** The calls of voyage reports: the derived ones with the domain's own save, and the acts of 4.3. */
export const reportEndpoints: readonly Endpoint[] = [
  serve(prefillCall, (ctx, { query }) => prefill(ctx, query)),
  serve(batchConfirmCall, (ctx, { body }) => batchConfirm(ctx, body.ids)),
  serve(checkCall, (ctx, { body }) => checkDraft(ctx, body.report), { transaction: false }),
  serve(entryCall, (ctx, { params }) => entryOf(ctx, params.id)),
  serve(neighboursCall, (ctx, { params }) => neighbours(ctx, params.id)),
  serve(cargoAsOfCall, (ctx, { params }) => cargoAsOf(ctx, params.id)),
  serve(findingsCall, async (ctx, { params }) => {
    await readOne(REPORT, ctx, params.id);
    return readFindings(ctx, params.id);
  }),
  serve(reasonsCall, async (ctx, { params, body }) => {
    await readOne(REPORT, ctx, params.id);
    return giveReasons(ctx, params.id, body.reasons);
  }),
  ...reportActs.endpoints,
  ...crudEndpoints(REPORT, {
    create: (ctx, draft) => createReport(ctx, withExtras(draft)),
    update: (ctx, draft) => updateReport(ctx, withExtras(draft)),
    remove: removeReport,
    restore: restoreReport,
  }),
];

/** A draft whose reasons and wish to confirm have the form that a save relies on. */
function withExtras<D extends Wire>(draft: D): D & SaveInput {
  const extras = SaveExtras.safeParse(draft);
  if (extras.success) return { ...draft, ...extras.data };
  throw invalid(
    extras.error.issues.map((issue) => ({
      field: issue.path.join('.'),
      message: { zh: '填写不正确', en: issue.message },
    })),
  );
}
