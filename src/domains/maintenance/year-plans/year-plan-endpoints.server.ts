import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { answeredMatrix } from './year-matrix.server.ts';
import { yearPlanMatrixCall, yearPlanMoveCall, yearPlanSheetCall } from './year-plan.calls.ts';
import { yearPlan } from './year-plan.resource.ts';
import {
  createYearPlan,
  deriveYearPlan,
  moveYearPlanLine,
  updateYearPlan,
  yearPlanActEndpoints,
} from './year-plan.server.ts';
import { yearPlanSheet } from './year-sheet.server.ts';

export const yearPlanEndpoints: readonly Endpoint[] = [
  serve(yearPlanMatrixCall, (ctx, { params }) => answeredMatrix(ctx, params.id)),
  serve(yearPlanSheetCall, (ctx, { params }) => yearPlanSheet(ctx, params.id)),
  serve(yearPlanMoveCall, (ctx, { params, body }) => moveYearPlanLine(ctx, params.id, body)),
  ...yearPlanActEndpoints,
  ...crudEndpoints(yearPlan, {
    omit: ['import'],
    create: createYearPlan,
    update: updateYearPlan,
    derive: deriveYearPlan,
  }),
];
