import { invalid } from '../../../kernel/errors.ts';
import { moves, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { unitsOfMaterial } from '../conversions/material-units.server.ts';
import { searchCall, unitsCall } from './material.calls.ts';
import { materialFlow } from './material.flow.ts';
import { material } from './material.resource.ts';
import { missingForUse } from './material.rules.ts';
import { mergeMaterial } from './merge-material.server.ts';
import { createMaterial, restoreMaterial, updateMaterial } from './save-material.server.ts';
import { searchMaterials } from './search-materials.server.ts';

const materialActs = serveActs(material, materialFlow, {
  activate: (_ctx, { row, move }) => {
    const missing = missingForUse(row);
    if (missing.length > 0) throw invalid(missing);
    return move();
  },
  disable: moves,
  merge: mergeMaterial,
});

export const materialEndpoints: readonly Endpoint[] = [
  serve(searchCall, (ctx, { query }) => searchMaterials(ctx, query)),
  serve(unitsCall, async (ctx, { params }) => ({ units: await unitsOfMaterial(ctx, params.id) })),
  ...materialActs.endpoints,
  ...crudEndpoints(material, {
    create: createMaterial,
    update: updateMaterial,
    restore: restoreMaterial,
    pick: { hint: () => 't.code' },
  }),
];
