import { bool, choice, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';

export const STORE_TYPES = {
  SHIP: { zh: '船舶', en: 'Ship' },
  LAND: { zh: '岸基', en: 'Shore' },
  TRANSIT: { zh: '在途', en: 'In transit' },
} as const;

/** What of a store somebody may take, count and write off: what is on its way is moved by its transfer alone. */
export const STANDING_STORES = { storeType: ['SHIP', 'LAND'] } as const;

/** A place that owns stock. Each ship is one by itself; those ashore are entered; what is on its way to one stands in a store of its own. */
export const store = defineResource({
  name: 'stock.store',
  label: { zh: '仓库', en: 'Store' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    name: text({ zh: '名称', en: 'Chinese name' }, { required: true, max: 60 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { required: true, max: 80 }),
    storeType: choice(STORE_TYPES, { zh: '类型', en: 'Type' }, { required: true, default: 'LAND' }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }, { required: true }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    portId: ref('parameter.port', { zh: '港口', en: 'Port' }),
    transitForId: ref('stock.store', { zh: '在途去向', en: 'On the way to' }),
    keeperId: ref('identity.user', { zh: '保管员', en: 'Keeper' }),
    enabled: bool({ zh: '启用', en: 'Enabled' }, { default: true }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
  unique: [['name']],
  list: {
    columns: ['name', 'nameEn', 'storeType', 'organizationId', 'portId', 'keeperId', 'enabled'],
    filters: ['storeType', 'organizationId', 'enabled'],
    search: ['name', 'nameEn'],
    sort: 'storeType',
  },
  form: [['name', 'nameEn'], ['organizationId', 'portId'], ['keeperId', 'enabled'], ['remark']],
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  excel: { export: true },
});

export type StoreRow = Row<typeof store>;
