import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { grantsOf, HEADS, RUNS, SEES } from '../grants.text.ts';
import { equipmentPart } from './equipment-part.resource.ts';
import { partEndpoints } from './part.server.ts';
import { equipmentPartSpec } from './part-spec.resource.ts';
import { partStanding } from './part-standing.resource.ts';
import { shipEquipmentPart } from './ship-part.resource.ts';
import { shipPartsPage } from './ship-parts.page.ts';

const PART: AnyResource = equipmentPart;
const SPEC: AnyResource = equipmentPartSpec;
const ABOARD: AnyResource = shipEquipmentPart;
const of = (kind: 'equipmentPart' | 'equipmentPartSpec' | 'shipEquipmentPart', ...acts: string[]): string[] =>
  acts.map((act) => `maintenance:${kind}:${act}`);

/** Parts of the machines: the heads of department say how much is kept, superintendents name parts and decide what may be bought. */
export const partSlice: Slice = {
  resources: [PART, SPEC, ABOARD],
  views: [partStanding],
  endpoints: partEndpoints,
  pages: [shipPartsPage],
  grants: grantsOf(
    [
      SEES,
      [
        ...of('equipmentPart', 'list', 'pick', 'export'),
        ...of('equipmentPartSpec', 'list', 'pick', 'export'),
        ...of('shipEquipmentPart', 'list', 'export'),
      ],
    ],
    [HEADS, of('shipEquipmentPart', 'edit')],
    [
      RUNS,
      [
        ...of('equipmentPart', 'add', 'edit', 'del'),
        ...of('equipmentPartSpec', 'add', 'edit', 'del'),
        ...of('shipEquipmentPart', 'edit', 'approve', 'refuse'),
      ],
    ],
  ),
};
