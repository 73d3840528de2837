import { choice, computed, ref } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { ITEM_TYPES, STANDINGS } from './handover.text.ts';

const UNIT = { field: 'unitId' } as const;

/** One thing that is handed over, as it stood when it was taken; written by the server. */
export const handoverItem = defineResource({
  name: 'maintenance.handoverItem',
  label: { zh: '交接事项', en: 'Item' },
  title: 'itemName',
  fields: {
    itemType: choice(ITEM_TYPES, { zh: '类别', en: 'Kind' }, { required: true, default: 'ORDER' }),
    docNo: computed('text', { zh: '单号', en: 'Number' }),
    equipmentId: ref('maintenance.equipment', { zh: '设备', en: 'Equipment' }),
    itemName: computed('text', { zh: '内容', en: 'What' }),
    qty: computed({ quantity: UNIT }, { zh: '数量', en: 'Quantity' }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    onDate: computed('date', { zh: '日期', en: 'Date' }),
    standing: choice(STANDINGS, { zh: '状况', en: 'Standing' }),
  },
});

export type HandoverItem = LineRow<typeof handoverItem>;
