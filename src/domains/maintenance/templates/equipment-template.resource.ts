import { computed, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { templateFlow } from './template.flow.ts';

/** What the ships of a series have in common: their equipment and what is done to it. */
export const equipmentTemplate = defineResource({
  name: 'maintenance.equipmentTemplate',
  label: { zh: '设备模板', en: 'Equipment template' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    code: text({ zh: '模板编码', en: 'Code' }, { required: true, max: 30 }),
    name: text({ zh: '模板名称', en: 'Chinese name' }, { required: true, max: 100 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { required: true, max: 100 }),
    shipSeries: text({ zh: '姊妹船系列', en: 'Series of ships' }, { max: 60 }),
    revision: computed('int', { zh: '版次', en: 'Revision' }),
    releasedOn: computed('date', { zh: '发布日期', en: 'Released on' }),
    remark: text({ zh: '备注', en: 'Remarks' }, { variant: 'long', max: 500 }),
    templateStatus: state(templateFlow),
  },
  unique: [['code']],
  list: {
    columns: ['code', 'name', 'nameEn', 'shipSeries', 'revision', 'releasedOn', 'templateStatus'],
    filters: ['templateStatus'],
    search: ['code', 'name', 'nameEn', 'shipSeries'],
    sort: 'code',
  },
  form: [['code', 'shipSeries'], ['name', 'nameEn'], ['remark']],
  scope: 'all',
  excel: { export: true },
});

export type TemplateRow = Row<typeof equipmentTemplate>;
