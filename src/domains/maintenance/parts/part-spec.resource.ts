import { ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';

/** A part as it is bought and kept: one material of the stock, which the ledger counts by. */
export const equipmentPartSpec = defineResource({
  name: 'maintenance.equipmentPartSpec',
  label: { zh: '备件规格', en: 'Part specification' },
  title: ['equipmentPartId', 'spec'],
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    equipmentPartId: ref('maintenance.equipmentPart', { zh: '备件', en: 'Part' }, { required: true }),
    spec: text({ zh: '规格', en: 'Specification' }, { required: true, max: 100 }),
    materialId: ref(
      'material.material',
      { zh: '对应物料', en: 'Stock material' },
      { required: true, help: { zh: '库存按此物料计', en: 'The stock is counted by this material' } },
    ),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
  },
  unique: [['equipmentPartId', 'spec']],
  list: {
    columns: ['shipId', 'equipmentPartId', 'spec', 'materialId', 'unitId'],
    filters: ['shipId', 'equipmentPartId', 'materialId'],
    search: ['spec'],
    sort: 'equipmentPartId',
  },
  form: [['equipmentPartId', 'spec'], ['materialId']],
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type PartSpecRow = Row<typeof equipmentPartSpec>;
