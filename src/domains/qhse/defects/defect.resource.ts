import { text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

export const defect = defineResource({
  name: 'qhse.defect',
  label: { zh: '缺陷', en: 'Defect' },
  title: 'name',
  fields: {
    code: text({ zh: '编码', en: 'Code' }, { required: true, max: 30 }),
    name: text({ zh: '名称', en: 'Name' }, { required: true, max: 60 }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long' }),
  },
  unique: [['code']],
  scope: 'all',
  list: {
    columns: ['code', 'name', { field: 'remark', priority: 3 }, 'updateTime'],
    search: ['code', 'name'],
    sort: 'code',
  },
  form: [['code', 'name'], ['remark']],
  excel: { import: true, export: true },
});
