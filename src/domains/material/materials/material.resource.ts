import {
  bool,
  decimal,
  dict,
  file,
  int,
  quantity,
  ref,
  serial,
  share,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { FACTOR_PLACES } from '../conversions/conversion.rules.ts';
import { materialFlow } from './material.flow.ts';
import { checkMaterial } from './material.rules.ts';
import { MATERIAL_FORM } from './material-form.text.ts';

/** Without it nobody is told what an item costs: ships buy by need, not by price. */
export const PRICE_PERMISSION = 'material:price:list';

/** Anything that is bought: an item of stores, a part, an oil, a service. Stock, orders and parts refer to it and never copy it. */
export const material = defineResource({
  name: 'material.material',
  label: { zh: '物料', en: 'Material' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    code: serial('{categoryCode}-{00000}', { zh: '物料编码', en: 'Code' }),
    name: text({ zh: '名称', en: 'Chinese name' }, { required: true, max: 200 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { required: true, max: 200 }),
    categoryId: ref(
      'material.category',
      { zh: '类别', en: 'Category' },
      { required: true, help: { zh: '须为最末级类别', en: 'A category without others below it' } },
    ),
    impaCode: text({ zh: 'IMPA 码', en: 'IMPA code' }, { max: 6 }),
    issaCode: text({ zh: 'ISSA 码', en: 'ISSA code' }, { max: 6 }),
    model: text({ zh: '型号规格', en: 'Model' }, { max: 100 }),
    brand: text({ zh: '品牌', en: 'Brand' }, { max: 100 }),
    drawingNo: text({ zh: '图号', en: 'Drawing no.' }, { max: 100 }),
    partNo: text({ zh: '件号', en: 'Part no.' }, { max: 100, help: { zh: '备件必填', en: 'Spares need one' } }),
    baseUnitId: ref(
      'material.unit',
      { zh: '基本单位', en: 'Base unit' },
      { required: true, help: { zh: '库存与定额一律以此计', en: 'Stock and limits are counted in it' } },
    ),
    purchaseUnitId: ref('material.unit', { zh: '采购单位', en: 'Purchase unit' }),
    purchaseFactor: decimal({ zh: '采购换算', en: 'Purchase factor' }, FACTOR_PLACES, {
      variant: 'rate',
      min: 0,
      max: 999_999_999,
      help: { zh: '一个采购单位合多少基本单位', en: 'How many base units one purchase unit holds' },
    }),
    packQty: quantity({ zh: '包装量', en: 'Pack' }, { min: 0, help: { zh: '以基本单位计', en: 'In base units' } }),
    moq: quantity(
      { zh: '最小起订', en: 'Minimum order' },
      { min: 0, help: { zh: '以基本单位计', en: 'In base units' } },
    ),
    critical: bool(
      { zh: '关键', en: 'Critical' },
      { default: false, help: { zh: '关键备件，定额最低不能为零', en: 'A critical item: its minimum is never zero' } },
    ),
    hazardous: bool({ zh: '危险品', en: 'Dangerous goods' }, { default: false }),
    unNo: text({ zh: 'UN 号', en: 'UN number' }, { max: 6 }),
    msds: file({ zh: '安全数据表', en: 'Safety data sheet' }),
    shelfLifeDays: int({ zh: '保质期', en: 'Shelf life' }, { min: 1, max: 36_500, unit: 'd' }),
    certRequired: dict('cert_type', { zh: '随货证书', en: 'Certificate' }),
    refPrice: decimal({ zh: '参考价', en: 'Reference price' }, 6, {
      min: 0,
      max: 999_999_999,
      private: PRICE_PERMISSION,
    }),
    refCurrency: ref('parameter.currency', { zh: '参考价币种', en: 'Currency' }, { private: PRICE_PERMISSION }),
    hsCode: text({ zh: '税则号', en: 'HS code' }, { max: 12 }),
    taxRate: share({ zh: '税率', en: 'Tax rate' }),
    replacedById: ref('material.material', { zh: '替代物料', en: 'Superseded by' }, { where: { usable: ['ACTIVE'] } }),
    usable: state(materialFlow),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
  },
  requiredIf: { refCurrency: (row) => Boolean(row.refPrice) },
  check: checkMaterial,
  list: {
    columns: ['code', 'name', 'categoryId', 'baseUnitId', 'usable'],
    filters: ['categoryId', 'usable'],
    search: ['code', 'name', 'nameEn', 'impaCode', 'issaCode', 'partNo', 'drawingNo', 'model'],
    sort: 'code',
  },
  form: MATERIAL_FORM,
  scope: 'all',
  excel: { import: true, export: true },
});

export type MaterialRow = Row<typeof material>;
