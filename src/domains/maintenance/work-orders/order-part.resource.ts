import { computed, quantity, ref } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { VALUE_PERMISSION } from '../../stock/public.ts';

const UNIT = { field: 'unitId' } as const;
const worth = { private: VALUE_PERMISSION } as const;

/** What of a part was planned, what was used, and what that cost as it left the stock. */
export const orderPart = defineResource({
  name: 'maintenance.orderPart',
  label: { zh: '耗用备件', en: 'Part used' },
  fields: {
    equipmentPartSpecId: ref(
      'maintenance.equipmentPartSpec',
      { zh: '备件', en: 'Part' },
      { required: true, where: { shipId: { record: 'shipId' } }, brings: { unitId: 'unitId' } },
    ),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    planned: computed({ quantity: UNIT }, { zh: '计划数', en: 'Planned' }),
    usedQty: quantity({ zh: '耗用数', en: 'Used' }, { min: 0, max: 9_999_999, unit: UNIT }),
    unitCost: computed({ scale: 6 }, { zh: '单位成本', en: 'Unit cost' }, worth),
    amount: inBase({ zh: '金额', en: 'Amount' }, worth),
  },
  index: [['equipmentPartSpecId']],
});

export type OrderPart = LineRow<typeof orderPart>;
