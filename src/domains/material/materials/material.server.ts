import { invalid } from '../../../kernel/errors.ts';
import { nextState } from '../../../kernel/flow/flow.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { unitsOfMaterial } from '../conversions/material-units.server.ts';
import { activateCall, disableCall, mergeCall, searchCall, unitsCall } from './material.calls.ts';
import { materialFlow } from './material.flow.ts';
import { material } from './material.resource.ts';
import { missingForUse } from './material.rules.ts';
import { mergeMaterial } from './merge-material.server.ts';
import { createMaterial, restoreMaterial, updateMaterial } from './save-material.server.ts';
import { searchMaterials } from './search-materials.server.ts';

const materials = recordsOf(material);

async function activate(ctx: Ctx, id: number, version: number) {
  const row = await materials.get(ctx, id);
  const usable = nextState(materialFlow, 'activate', row.usable);
  const missing = missingForUse(row);
  if (missing.length > 0) throw invalid(missing);
  return (await materials.patch(ctx, id, { usable }, { action: 'activate', version })).row;
}

async function disable(ctx: Ctx, id: number, { version, reason }: { version: number; reason: string }) {
  const row = await materials.get(ctx, id);
  const usable = nextState(materialFlow, 'disable', row.usable);
  return (await materials.patch(ctx, id, { usable }, { action: 'disable', version, reason })).row;
}

export const materialEndpoints: readonly Endpoint[] = [
  serve(searchCall, (ctx, { query }) => searchMaterials(ctx, query)),
  serve(unitsCall, async (ctx, { params }) => ({ units: await unitsOfMaterial(ctx, params.id) })),
  serve(activateCall, (ctx, { params, body }) => activate(ctx, params.id, body.version)),
  serve(disableCall, (ctx, { params, body }) => disable(ctx, params.id, body)),
  serve(mergeCall, (ctx, { params, body }) => mergeMaterial(ctx, params.id, body)),
  ...crudEndpoints(material, {
    create: createMaterial,
    update: updateMaterial,
    restore: restoreMaterial,
    pick: { hint: () => 't.code' },
  }),
];
