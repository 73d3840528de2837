import { choice, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { store } from './store.resource.ts';

/** Where in a store things lie. */
export const location = defineResource({
  name: 'stock.location',
  label: { zh: '库位', en: 'Location' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    storeId: ref('stock.store', { zh: '仓库', en: 'Store' }, { required: true }),
    parentId: ref('stock.location', { zh: '上级', en: 'Parent' }, { where: { storeId: { field: 'storeId' } } }),
    code: text({ zh: '库位编码', en: 'Code' }, { required: true, max: 30 }),
    name: text({ zh: '名称', en: 'Chinese name' }, { required: true, max: 100 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { required: true, max: 100 }),
    kind: choice(
      {
        AREA: { zh: '区域', en: 'Area' },
        ROOM: { zh: '房间', en: 'Room' },
        RACK: { zh: '货架', en: 'Rack' },
        BIN: { zh: '货位', en: 'Bin' },
        QUARANTINE: { zh: '待检', en: 'Quarantine', tone: 'amber' },
        RETURN: { zh: '退货', en: 'Returns', tone: 'amber' },
      },
      { zh: '种类', en: 'Kind' },
      { required: true, default: 'ROOM' },
    ),
  },
  unique: [['storeId', 'code']],
  list: {
    columns: ['storeId', 'code', 'name', 'nameEn', 'parentId', 'kind'],
    filters: ['storeId', 'kind'],
    search: ['code', 'name', 'nameEn'],
    sort: 'code',
  },
  form: [
    ['storeId', 'parentId'],
    ['code', 'kind'],
    ['name', 'nameEn'],
  ],
  scope: { through: 'storeId', of: store },
  excel: { import: true, export: true },
});
