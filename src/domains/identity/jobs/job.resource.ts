import { bool, choice, int, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** A shore or ship post. Ranks and berths of crewing are records of their own. */
export const job = defineResource({
  name: 'identity.job',
  label: { zh: '岗位', en: 'Post' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    name: text({ zh: '岗位名称', en: 'Post' }, { required: true, max: 40 }),
    nameEn: text({ zh: '英文名称', en: 'English name' }, { max: 60 }),
    code: text({ zh: '编码', en: 'Code' }, { required: true, max: 30 }),
    category: choice(
      {
        SHORE: { zh: '岸基', en: 'Shore' },
        DECK: { zh: '甲板部', en: 'Deck' },
        ENGINE: { zh: '轮机部', en: 'Engine' },
        CATERING: { zh: '事务部', en: 'Catering' },
      },
      { zh: '类别', en: 'Category' },
      { required: true, default: 'SHORE' },
    ),
    sortNum: int({ zh: '排序', en: 'Order' }, { min: 0, max: 99999, default: 100 }),
    enabled: bool({ zh: '启用', en: 'Enabled' }, { default: true }),
    remark: text({ zh: '备注', en: 'Remark' }),
  },
  unique: [['code'], ['name']],
  list: {
    columns: ['name', 'nameEn', 'code', 'category', 'sortNum', 'enabled'],
    filters: ['category', 'enabled'],
    search: ['name', 'nameEn', 'code'],
    sort: 'sortNum',
  },
  form: [['name', 'nameEn'], ['code', 'category'], ['sortNum', 'enabled'], ['remark']],
  excel: { import: true, export: true },
  scope: 'all',
});
