import { choice, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { CRITICALITY } from './part.text.ts';

/** A part of a machine, as its maker names and numbers it. */
export const equipmentPart = defineResource({
  name: 'maintenance.equipmentPart',
  label: { zh: '备件', en: 'Part' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    equipmentId: ref(
      'maintenance.equipment',
      { zh: '所属设备', en: 'Equipment' },
      { required: true, where: { nodeType: ['EQUIPMENT', 'COMPONENT'] } },
    ),
    name: text({ zh: '备件名称', en: 'Chinese name' }, { required: true, max: 100 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { required: true, max: 100 }),
    partNo: text({ zh: '件号', en: 'Part no.' }, { required: true, max: 60 }),
    drawingNo: text({ zh: '图号', en: 'Drawing no.' }, { max: 60 }),
    positionNo: text({ zh: '位置号', en: 'Position no.' }, { max: 30 }),
    critical: choice(CRITICALITY, { zh: '重要性', en: 'Criticality' }, { required: true, default: 'DESIRABLE' }),
    remark: text({ zh: '备注', en: 'Remarks' }, { variant: 'long', max: 500 }),
  },
  unique: [['equipmentId', 'partNo']],
  list: {
    columns: [
      'shipId',
      'equipmentId',
      'name',
      'nameEn',
      'partNo',
      { field: 'drawingNo', priority: 2 },
      { field: 'positionNo', priority: 3 },
      'critical',
    ],
    filters: ['shipId', 'equipmentId', 'critical'],
    search: ['name', 'nameEn', 'partNo', 'drawingNo'],
    sort: 'partNo',
  },
  form: [['equipmentId', 'critical'], ['name', 'nameEn'], ['partNo', 'drawingNo', 'positionNo'], ['remark']],
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type EquipmentPartRow = Row<typeof equipmentPart>;
