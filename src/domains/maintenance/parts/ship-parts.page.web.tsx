import { KindsPage } from '../../../kernel/web/list/kinds-page.tsx';
import type { ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { equipmentPart } from './equipment-part.resource.ts';
import { PART_TEXT as TEXT } from './part.text.ts';
import { SpecsOfPart } from './part-records.web.tsx';
import { equipmentPartSpec } from './part-spec.resource.ts';
import { partStanding } from './part-standing.resource.ts';
import { shipEquipmentPart } from './ship-part.resource.ts';

const ABOARD: ResourceSlots = {
  list: {
    omit: ['create', 'remove', 'import'],
    savedFilters: [
      { key: 'low', label: TEXT.low, filters: { low: ['true'] } },
      { key: 'unguarded', label: TEXT.unguarded, filters: { unguarded: ['true'] } },
      { key: 'check', label: TEXT.toCheck, filters: { toCheck: ['true'] } },
    ],
  },
  detail: { omit: ['remove'], hidden: ['low', 'unguarded', 'toCheck'] },
};

const PARTS: ResourceSlots = {
  detail: { tabs: [{ key: 'specs', label: TEXT.specs, content: (row) => <SpecsOfPart row={row} /> }] },
};

const KINDS = {
  aboard: { label: TEXT.aboard, resource: shipEquipmentPart, listed: partStanding, slots: ABOARD },
  parts: { label: TEXT.parts, resource: equipmentPart, slots: PARTS },
  specs: { label: TEXT.specs, resource: equipmentPartSpec },
};

/** Parts of machines, what of them is kept on board, and as what they are bought. */
export function Page() {
  return <KindsPage title={TEXT.title} which={TEXT.which} kinds={KINDS} />;
}
