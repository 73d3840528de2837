import type { FieldError } from '../../../kernel/errors.ts';
import { bool, choice, decimal, dict, int, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { GOODS_KINDS, IBC_SHIP_TYPES, MARPOL_CATEGORIES, GOODS_TEXT as TEXT } from './goods.text.ts';

/** A product that must not have been among the last cargoes of a tank. */
export const bannedPrevious = defineResource({
  name: 'market.bannedPrevious',
  label: TEXT.banned,
  fields: {
    bannedId: ref('market.cargoType', { zh: '前货', en: 'Previous cargo' }, { required: true }),
    last: int(
      { zh: '最近几航次', en: 'Last cargoes' },
      {
        required: true,
        min: 1,
        max: 3,
        default: 1,
        help: { zh: '最近一至三个航次内不得装过', en: 'Not among the last one to three cargoes' },
      },
    ),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
});

/** A product that ships carry. Reports, parcels and contracts call it by its name. */
export const cargoType = defineResource({
  name: 'market.cargoType',
  label: TEXT.goods,
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    code: text({ zh: '编码', en: 'Code' }, { required: true, max: 30 }),
    name: text(
      { zh: '品名', en: 'Chinese name' },
      { required: true, max: 60, help: { zh: '与动态报的货名一致', en: 'As reports of ships name the cargo' } },
    ),
    nameEn: text({ zh: '英文品名', en: 'Product' }, { required: true, max: 80 }),
    kind: choice(GOODS_KINDS, { zh: '大类', en: 'Class' }, { required: true, default: 'CLEAN_PRODUCT' }),
    marpol: choice(MARPOL_CATEGORIES, { zh: 'MARPOL 类别', en: 'MARPOL category' }),
    ibcShipType: choice(IBC_SHIP_TYPES, { zh: 'IBC 船型', en: 'IBC ship type' }),
    unNo: text({ zh: 'UN 编号', en: 'UN number' }, { max: 4 }),
    flashPoint: decimal({ zh: '闪点', en: 'Flash point' }, 1, { min: -100, max: 400, unit: '°C' }),
    density15: decimal({ zh: '15°C 密度', en: 'Density at 15 °C' }, 4, { min: 0, max: 3 }),
    pourPoint: decimal({ zh: '倾点', en: 'Pour point' }, 1, { min: -150, max: 150, unit: '°C' }),
    heating: bool(
      { zh: '加温', en: 'Heated' },
      {
        default: false,
        help: { zh: '加温货应在动态报中填写加温油耗', en: 'Reports of the passage have consumption for heating' },
      },
    ),
    carriageTemp: decimal({ zh: '载运温度', en: 'Carriage temperature' }, 1, { min: -200, max: 300, unit: '°C' }),
    washStandard: dict('wash_standard', { zh: '洗舱标准', en: 'Cleaning' }),
    compatibleGroup: dict('cargo_group', { zh: '相容组', en: 'Compatibility group' }),
    lossAllowance: decimal({ zh: '定耗', en: 'Loss allowance' }, 3, {
      required: true,
      min: 0,
      max: 5,
      unit: '%',
      default: '0.300',
    }),
    stowageFactor: decimal({ zh: '积载因数', en: 'Stowage factor' }, 3, { min: 0, max: 20, unit: 'm³/t' }),
    trimming: bool({ zh: '须平舱', en: 'To be trimmed' }, { default: false }),
    bannedPrevious: lines(bannedPrevious, TEXT.banned),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
  },
  unique: [['code'], ['name']],
  // A chemical is carried by its category and the type of ship that the IBC Code asks; a heated cargo at a temperature.
  requiredIf: {
    marpol: ({ kind }) => kind === 'CHEMICAL',
    ibcShipType: ({ kind }) => kind === 'CHEMICAL',
    carriageTemp: ({ heating }) => heating === true,
  },
  check: checkGoods,
  list: {
    columns: [
      'code',
      'name',
      'nameEn',
      'kind',
      'marpol',
      { field: 'ibcShipType', priority: 2 },
      'density15',
      { field: 'heating', priority: 2 },
      { field: 'carriageTemp', priority: 3 },
      { field: 'washStandard', priority: 2 },
      { field: 'compatibleGroup', priority: 3 },
      'lossAllowance',
    ],
    filters: ['kind', 'marpol', 'heating', 'washStandard', 'compatibleGroup'],
    search: ['code', 'name', 'nameEn', 'unNo'],
    sort: 'code',
  },
  form: [
    {
      title: TEXT.goods,
      rows: [
        ['code', 'name', 'nameEn'],
        ['kind', 'lossAllowance'],
      ],
    },
    {
      title: TEXT.regulation,
      rows: [
        ['marpol', 'ibcShipType', 'unNo'],
        ['flashPoint', 'density15', 'pourPoint'],
      ],
    },
    {
      title: TEXT.carriage,
      rows: [
        ['heating', 'carriageTemp'],
        ['washStandard', 'compatibleGroup'],
        ['stowageFactor', 'trimming'],
        ['remark'],
      ],
    },
    { title: TEXT.banned, rows: [['bannedPrevious']] },
  ],
  scope: 'all',
  excel: { import: true, export: true },
});

export type CargoTypeRow = Row<typeof cargoType>;

type Checked = {
  readonly kind?: string | null;
  readonly marpol?: string | null;
  readonly bannedPrevious?: readonly { readonly bannedId?: number | null }[] | null;
};

/** A chemical has a category, and what is banned before a product is named once. */
function checkGoods({ kind, marpol, bannedPrevious }: Checked): readonly FieldError[] | undefined {
  const errors: FieldError[] = [];
  if (kind === 'CHEMICAL' && marpol === 'NONE') errors.push({ field: 'marpol', message: TEXT.needsCategory });
  const ids = (bannedPrevious ?? []).map(({ bannedId }) => bannedId);
  for (const [at, id] of ids.entries())
    if (id && ids.indexOf(id) < at) errors.push({ field: `bannedPrevious.${at}.bannedId`, message: TEXT.twice });
  return errors.length > 0 ? errors : undefined;
}
