import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { pathOf } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { importEndpoint, templateEndpoint } from '../../../kernel/server/excel/endpoints.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { findingSheet } from './finding-sheet.resource.ts';
import { inspections, updateInspection } from './inspection.server.ts';
import { INSPECTION_TEXT as TEXT } from './inspection.text.ts';

/** A field of the last finding by its own name, as the row of a sheet has it. */
const ofRow = ({ field, message }: FieldError): FieldError => ({ field: field.split('.').at(-1) ?? field, message });

/** A row joins the findings of its inspection, as if it were typed there. */
async function addFinding(ctx: Ctx, draft: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { id, version, status, findings } = await inspections.held(ctx, Number(draft.inspectionId));
  if (status !== 'USE') throw invalid([{ field: 'inspectionId', message: TEXT.sheetClosed }]);
  const found = {
    ncKind: draft.ncKind,
    ncLevel: draft.ncLevel,
    ncContent: draft.ncContent,
    defectCode: draft.defectCode,
    questionNo: draft.questionNo,
    equipment: draft.equipment,
    actionCode: draft.actionCode,
    dangerLevel: draft.dangerLevel,
  };
  try {
    return await updateInspection(ctx, { id, version, findings: [...findings, found] });
  } catch (error) {
    if (!(error instanceof AppError) || !error.errors?.length) throw error;
    throw invalid(error.errors.map(ofRow));
  }
}

const PATH = pathOf(findingSheet);

export const findingSheetEndpoints: readonly Endpoint[] = [
  templateEndpoint(findingSheet, PATH),
  importEndpoint(findingSheet, PATH, { create: addFinding }),
];
