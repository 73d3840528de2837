import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vefSheetCall } from './vef.calls.ts';
import { vefFlow } from './vef.flow.ts';
import { type VefRow, vef } from './vef.resource.ts';
import { adjustedFigure, vefOf } from './vef.rules.ts';
import { VEF_TEXT as TEXT } from './vef.text.ts';
import { vefSheet } from './vef-sheet.server.ts';
import { seriesOf } from './vef-voyages.server.ts';

export const vefs = recordsOf(vef);

type Line = Pick<
  VefRow['lines'][number],
  'shipQty' | 'shoreQty' | 'shipToShip' | 'shipOnly' | 'oldTables' | 'handReason'
>;

/** What voyages come to: each in or out, and the factor of those that are in. */
function counted<L extends Line>(lines: readonly L[], shipFigure: string | null) {
  const { lines: judged, ...result } = vefOf(
    lines.map(({ shipQty, shoreQty, shipToShip, shipOnly, oldTables, handReason }) => ({
      ship: shipQty,
      shore: shoreQty,
      shipToShip: shipToShip === true,
      shipOnly: shipOnly === true,
      oldTables: oldTables === true,
      handReason: handReason?.trim() || null,
    })),
  );
  const told = lines.map((line, i) => ({ ...line, ...judged[i] }));
  return {
    ...result,
    lines: told,
    handCount: told.filter(({ state }) => state === 'BY_HAND').length,
    adjusted: adjustedFigure(shipFigure, result.vef),
  };
}

/** Figures of the series as the reports tell them now; what was taken out by hand before stays out. */
async function recount(ctx: Ctx, row: Pick<VefRow, 'shipName' | 'series' | 'unit' | 'shipFigure' | 'lines'>) {
  const { tableDate, voyages } = await seriesOf(ctx, row);
  if (voyages.length === 0) throw new AppError('RULE', TEXT.none);
  const reasons = new Map(row.lines.map(({ voyageId, handReason }) => [voyageId, handReason]));
  const lines = voyages.map((voyage) => ({ ...voyage, handReason: reasons.get(voyage.voyageId) ?? null }));
  return { tableDate, runDay: officeDay(ctx.now), ...counted(lines, row.shipFigure) };
}

const saves = savesOf(vef, {
  needs: ['shipName'],
  // A new run reads the reports; a changed one counts anew on what it read, so that its figures stand still.
  served: (ctx, { row, before }) =>
    before ? Promise.resolve(counted(row.lines, row.shipFigure)) : recount(ctx, { ...row, lines: [] }),
  made: async (ctx) => ({ runNo: await nextSerial(ctx, vef.name, 'VF-{yy}{0000}') }),
});

export const createVef = saves.create;
export const updateVef = saves.update;

const acts = serveActs(vef, vefFlow, {
  submit: 'elsewhere',
  run: async (ctx, { row, move }) => move(await recount(ctx, row)),
});

/** Only what somebody took out by hand is to be agreed to. */
export async function beforeVef(_ctx: Ctx, { handCount }: VefRow): Promise<void> {
  if (!handCount) throw invalid([{ field: 'lines', message: TEXT.noHand }]);
}

export const vefEndpoints: readonly Endpoint[] = [
  ...acts.endpoints,
  serve(vefSheetCall, (ctx, { params }) => vefSheet(ctx, params.id)),
  ...crudEndpoints(vef, { omit: ['import'], ...saves }),
];
