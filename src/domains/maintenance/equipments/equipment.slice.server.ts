import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { grantsOf, HEADS, RUNS, SEES } from '../grants.text.ts';
import { equipment } from './equipment.resource.ts';
import { equipmentEndpoints } from './equipment.server.ts';
import { KEY_CHANGED, KEY_PERMISSION } from './equipment.text.ts';
import { shipEquipmentPage } from './ship-equipment.page.ts';

const EQUIPMENT: AnyResource = equipment;
const of = (...acts: string[]): string[] => acts.map((act) => `maintenance:equipment:${act}`);

/** What is installed on the ships: heads of department keep it aboard, superintendents ashore. */
export const equipmentSlice: Slice = {
  resources: [EQUIPMENT],
  endpoints: equipmentEndpoints,
  pages: [shipEquipmentPage],
  messageKinds: { [KEY_CHANGED]: { label: { zh: '关键设备变更', en: 'Critical equipment changed' } } },
  permissions: { [KEY_PERMISSION]: { zh: '确定关键设备', en: 'Decide what equipment is critical' } },
  grants: grantsOf(
    [SEES, of('list', 'pick', 'export')],
    [HEADS, of('edit')],
    [RUNS, of('add', 'edit', 'del')],
    [['TECH_MGR'], [KEY_PERMISSION]],
  ),
};
