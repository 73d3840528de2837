import type { GoodsKind } from './goods.text.ts';

/** A product of the demo; properties are typical ones of data sheets. */
export type Told = {
  readonly code: string;
  /** As the reports of the demo's ships call it. */
  readonly name: string;
  readonly nameEn: string;
  readonly kind: GoodsKind;
  readonly marpol?: string;
  readonly ibc?: '1' | '2' | '3';
  readonly unNo?: string;
  readonly flash?: string;
  readonly density?: string;
  readonly pour?: string;
  readonly warm?: string;
  readonly wash?: string;
  readonly group?: string;
  readonly loss?: string;
  readonly stowage?: string;
  /** Codes of what must not have been carried before. */
  readonly notAfter?: readonly string[];
};

const oil = { marpol: 'ANNEX_I', wash: 'WATER', group: 'HYDROCARBONS' } as const;
/** Crude oil and what is made of it. */
export const OILS: readonly Told[] = [
  {
    code: 'CRU-AL',
    name: '沙特轻质原油',
    nameEn: 'Arab Light crude',
    kind: 'CRUDE',
    ...oil,
    unNo: '1267',
    flash: '-20',
    density: '0.8581',
    pour: '-30',
    wash: 'NONE',
  },
  {
    code: 'CRU-OM',
    name: '阿曼原油',
    nameEn: 'Oman crude',
    kind: 'CRUDE',
    ...oil,
    unNo: '1267',
    flash: '-18',
    density: '0.8626',
    pour: '-27',
    wash: 'NONE',
  },
  {
    code: 'CRU-UZ',
    name: '上扎库姆原油',
    nameEn: 'Upper Zakum crude',
    kind: 'CRUDE',
    ...oil,
    unNo: '1267',
    flash: '-20',
    density: '0.8542',
    pour: '-24',
    wash: 'NONE',
  },
  {
    code: 'FO-380',
    name: '船用燃料油',
    nameEn: 'Marine fuel oil',
    kind: 'DIRTY_PRODUCT',
    ...oil,
    unNo: '3082',
    flash: '65',
    density: '0.9712',
    pour: '18',
    warm: '48',
  },
  {
    code: 'FO-VLS',
    name: '船用燃料油 VLSFO',
    nameEn: 'VLSFO',
    kind: 'DIRTY_PRODUCT',
    ...oil,
    unNo: '3082',
    flash: '68',
    density: '0.9586',
    pour: '15',
    warm: '46',
  },
  {
    code: 'LCO',
    name: '轻循环油',
    nameEn: 'Light cycle oil',
    kind: 'DIRTY_PRODUCT',
    ...oil,
    unNo: '3082',
    flash: '62',
    density: '0.9312',
    pour: '-6',
    warm: '41',
  },
  {
    code: 'GAS-92',
    name: '92# 车用汽油',
    nameEn: 'Motor gasoline 92',
    kind: 'CLEAN_PRODUCT',
    ...oil,
    unNo: '1203',
    flash: '-40',
    density: '0.7385',
    notAfter: ['CRU-AL', 'FO-380', 'LCO'],
  },
  {
    code: 'DSL-0',
    name: '0# 车用柴油',
    nameEn: 'Diesel 0',
    kind: 'CLEAN_PRODUCT',
    ...oil,
    unNo: '1202',
    flash: '58',
    density: '0.8364',
    pour: '-5',
    notAfter: ['CRU-AL', 'FO-380'],
  },
  {
    code: 'JET-3',
    name: '3# 喷气燃料',
    nameEn: 'Jet fuel no. 3',
    kind: 'CLEAN_PRODUCT',
    ...oil,
    unNo: '1863',
    flash: '41',
    density: '0.7952',
    pour: '-50',
    wash: 'WALL_WASH',
    notAfter: ['CRU-AL', 'FO-380', 'LCO', 'PALM'],
  },
  {
    code: 'NAP',
    name: '石脑油',
    nameEn: 'Naphtha',
    kind: 'CLEAN_PRODUCT',
    ...oil,
    unNo: '1268',
    flash: '-35',
    density: '0.6984',
    notAfter: ['CRU-AL', 'FO-380'],
  },
  {
    code: 'BASE',
    name: '基础油',
    nameEn: 'Base oil',
    kind: 'CLEAN_PRODUCT',
    ...oil,
    flash: '215',
    density: '0.8476',
    pour: '-12',
    warm: '38',
    wash: 'HOT_WATER',
  },
];
