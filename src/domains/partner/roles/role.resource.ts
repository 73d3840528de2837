import { int, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** As what a company deals with us. The codes are known to other domains; people may add further ones. */
export const role = defineResource({
  name: 'partner.role',
  label: { zh: '客商类型', en: 'Partner type' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    code: text({ zh: '代码', en: 'Code' }, { required: true, max: 20 }),
    name: text({ zh: '名称', en: 'Chinese name' }, { required: true, max: 40 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { required: true, max: 60 }),
    sortNum: int({ zh: '排序', en: 'Order' }, { min: 0, max: 9999, default: 100 }),
  },
  unique: [['code']],
  list: { columns: ['code', 'name', 'nameEn', 'sortNum'], search: ['code', 'name', 'nameEn'], sort: 'sortNum' },
  form: [
    ['code', 'sortNum'],
    ['name', 'nameEn'],
  ],
  scope: 'all',
});
