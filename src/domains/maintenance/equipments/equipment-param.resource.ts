import { text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** A figure of the maker's sheet. */
export const equipmentParam = defineResource({
  name: 'maintenance.equipmentParam',
  label: { zh: '技术参数', en: 'Technical data' },
  fields: {
    name: text({ zh: '参数', en: 'Item' }, { required: true, max: 60 }),
    figure: text({ zh: '数值', en: 'Value' }, { required: true, max: 60 }),
    unitName: text({ zh: '单位', en: 'Unit' }, { max: 20 }),
  },
});
