import { bool, choice, computed, ref } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { ABOARD } from '../../stock/public.ts';
import { CRITICALITY, PART_TEXT as TEXT } from './part.text.ts';
import { shipEquipmentPart } from './ship-part.resource.ts';

const { filters = [] } = shipEquipmentPart.list ?? {};

/** What ships keep, with what of it lies on board; in the order of the sheet of maintenance 8. */
export const partStanding = viewOver(shipEquipmentPart, {
  name: 'maintenance.partStanding',
  listed: true,
  fields: {
    equipmentId: ref('maintenance.equipment', { zh: '设备', en: 'Equipment' }),
    equipmentPartId: ref('maintenance.equipmentPart', { zh: '备件', en: 'Part' }),
    critical: choice(CRITICALITY, { zh: '重要性', en: 'Criticality' }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    onHand: computed({ quantity: { field: 'unitId' } }, { zh: '库存', en: 'On hand' }),
    low: bool(TEXT.low),
    unguarded: bool(TEXT.unguarded),
    toCheck: bool(TEXT.toCheck),
  },
  from: `select b.*, p.equipment_id, p.id as equipment_part_id, p.critical, s.unit_id, coalesce(k.qty, 0) as on_hand,
      coalesce(b.min_amount, 0) > coalesce(k.qty, 0) as low,
      p.critical = 'VITAL' and e.key_flag is true and coalesce(b.min_amount, 0) = 0 as unguarded,
      coalesce(b.next_check_date <= {today}::date, false) as to_check
    from maintenance_ship_equipment_part b
    join maintenance_equipment_part_spec s on s.id = b.equipment_part_spec_id
    join maintenance_equipment_part p on p.id = s.equipment_part_id
    join maintenance_equipment e on e.id = p.equipment_id
    left join ${ABOARD} k on k.vessel_id = b.ship_id and k.material_id = s.material_id`,
  list: {
    ...shipEquipmentPart.list,
    columns: [
      'shipId',
      'equipmentId',
      'equipmentPartSpecId',
      { field: 'unitId', priority: 2 },
      'onHand',
      'minAmount',
      { field: 'frequencyType', priority: 3 },
      { field: 'frequency', priority: 3 },
      'auditStatus',
      { field: 'lastCheckDate', priority: 3 },
      { field: 'checkPeriod', priority: 3 },
      { field: 'nextCheckDate', priority: 2 },
      { field: 'critical', priority: 2 },
    ],
    filters: [...filters, 'equipmentId', 'equipmentPartId', 'critical', 'low', 'unguarded', 'toCheck'],
  },
});
