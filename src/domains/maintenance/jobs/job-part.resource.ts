import { quantity, ref } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

const UNIT = { field: 'unitId' } as const;

/** How much of a part the job takes each time. */
export const jobPart = defineResource({
  name: 'maintenance.jobPart',
  label: { zh: '计划备件', en: 'Planned part' },
  fields: {
    equipmentPartSpecId: ref(
      'maintenance.equipmentPartSpec',
      { zh: '备件', en: 'Part' },
      { required: true, where: { shipId: { record: 'shipId' } }, brings: { unitId: 'unitId' } },
    ),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    plannedQty: quantity({ zh: '数量', en: 'Quantity' }, { required: true, min: 0, max: 9_999_999, unit: UNIT }),
  },
  index: [['equipmentPartSpecId']],
});
