import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { emissionExport, emissionFiguresShape, emissionsCall, type ShipEmission } from './emission.calls.ts';
import { exportOf } from './exports/emission-export.server.ts';
import { ovdExport } from './exports/ovd-log.server.ts';
import { emissionsOf } from './figures/ship-emission.server.ts';
import { emissionYear } from './years/emission-year.resource.ts';
import { createYear, emissionYearActs, emissionYears, planActs } from './years/emission-year.server.ts';

/** The fleet's year: an approved ship as she was approved, every other one as her reports have it now. */
async function emissions(ctx: Ctx, year: number): Promise<ShipEmission[]> {
  const live = await emissionsOf(ctx, { year });
  const records = await emissionYears.find(ctx, { year });
  return live.map((one) => {
    const record = records.find(({ shipName }) => shipName === one.shipId);
    if (!record) return { ...one, record: null };
    const { id, status, shorePower } = record;
    const kept = status === 'APPROVE' ? emissionFiguresShape.safeParse(record.figures) : undefined;
    return { ...one, ...(kept?.success && { figures: kept.data, forecast: null }), record: { id, status, shorePower } };
  });
}

export const emissionEndpoints: readonly Endpoint[] = [
  serve(emissionsCall, async (ctx, { query: { year } }) => ({ year, rows: await emissions(ctx, year) })),
  serve(emissionExport, async (ctx, { params: { year }, query: { format } }) =>
    format === 'OVD'
      ? ovdExport(ctx, year)
      : exportOf(ctx, { year, format, rows: format === 'MSA' ? [] : await emissions(ctx, year) }),
  ),
  ...emissionYearActs.endpoints,
  ...planActs.endpoints,
  ...crudEndpoints(emissionYear, { create: createYear, omit: ['import'] }),
];
