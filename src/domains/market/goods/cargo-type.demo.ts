import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import { cargoType } from './cargo-type.resource.ts';
import type { GoodsKind } from './goods.text.ts';

const goods = recordsOf(cargoType);

type Told = {
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
const aromatic = { kind: 'CHEMICAL', marpol: 'Y', ibc: '2', group: 'AROMATICS', wash: 'HOT_WATER' } as const;

/** Twenty-five products; properties are typical ones of data sheets. */
const GOODS: readonly Told[] = [
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
  {
    code: 'PX',
    name: '对二甲苯',
    nameEn: 'Paraxylene',
    ...aromatic,
    unNo: '1307',
    flash: '27',
    density: '0.8651',
    pour: '13',
    warm: '25',
    wash: 'WALL_WASH',
    notAfter: ['PALM', 'FO-380'],
  },
  {
    code: 'MX',
    name: '混合二甲苯',
    nameEn: 'Mixed xylenes',
    ...aromatic,
    unNo: '1307',
    flash: '27',
    density: '0.8668',
  },
  {
    code: 'BZ',
    name: '纯苯',
    nameEn: 'Benzene',
    ...aromatic,
    ibc: '3',
    unNo: '1114',
    flash: '-11',
    density: '0.8829',
    pour: '5.5',
    wash: 'WALL_WASH',
  },
  {
    code: 'SM',
    name: '苯乙烯',
    nameEn: 'Styrene monomer',
    ...aromatic,
    ibc: '3',
    unNo: '2055',
    flash: '31',
    density: '0.9099',
    group: 'OLEFINS',
    wash: 'WALL_WASH',
    notAfter: ['CSS'],
  },
  {
    code: 'MEOH',
    name: '甲醇',
    nameEn: 'Methanol',
    kind: 'CHEMICAL',
    marpol: 'Y',
    ibc: '3',
    unNo: '1230',
    flash: '11',
    density: '0.7952',
    group: 'ALCOHOLS',
    wash: 'WALL_WASH',
    notAfter: ['CSS', 'PALM'],
  },
  {
    code: 'MEG',
    name: '乙二醇',
    nameEn: 'Monoethylene glycol',
    kind: 'CHEMICAL',
    marpol: 'Y',
    ibc: '3',
    flash: '111',
    density: '1.1172',
    pour: '-13',
    group: 'ALCOHOLS',
    wash: 'WALL_WASH',
    loss: '0.200',
  },
  {
    code: 'MTBE',
    name: '甲基叔丁基醚',
    nameEn: 'MTBE',
    kind: 'CHEMICAL',
    marpol: 'Z',
    ibc: '3',
    unNo: '2398',
    flash: '-28',
    density: '0.7455',
    group: 'ETHERS',
    wash: 'HOT_WATER',
  },
  {
    code: 'CSS',
    name: '液碱',
    nameEn: 'Caustic soda solution',
    kind: 'CHEMICAL',
    marpol: 'Y',
    ibc: '3',
    unNo: '1824',
    density: '1.5250',
    pour: '12',
    warm: '30',
    group: 'CAUSTICS',
    wash: 'WATER',
    loss: '0.500',
  },
  {
    code: 'PALM',
    name: '精炼棕榈油',
    nameEn: 'RBD palm oil',
    kind: 'VEG_OIL',
    marpol: 'Y',
    ibc: '2',
    density: '0.9140',
    pour: '22',
    warm: '35',
    group: 'OILS',
    wash: 'HOT_WATER',
    loss: '0.500',
  },
  {
    code: 'SBO',
    name: '豆油',
    nameEn: 'Soybean oil',
    kind: 'VEG_OIL',
    marpol: 'Y',
    ibc: '2',
    density: '0.9230',
    pour: '-12',
    group: 'OILS',
    wash: 'HOT_WATER',
    loss: '0.500',
  },
  {
    code: 'LPG',
    name: '液化石油气',
    nameEn: 'Liquefied petroleum gas',
    kind: 'LPG',
    marpol: 'NONE',
    unNo: '1075',
    flash: '-74',
    density: '0.5420',
    group: 'HYDROCARBONS',
    loss: '0.500',
  },
  {
    code: 'IOF',
    name: '铁矿粉',
    nameEn: 'Iron ore fines',
    kind: 'DRY_BULK',
    marpol: 'NONE',
    wash: 'WATER',
    loss: '0.500',
    stowage: '0.400',
  },
  {
    code: 'COAL-T',
    name: '动力煤',
    nameEn: 'Steam coal',
    kind: 'DRY_BULK',
    marpol: 'NONE',
    unNo: '1361',
    wash: 'WATER',
    loss: '0.500',
    stowage: '1.250',
  },
  {
    code: 'COAL-C',
    name: '炼焦煤',
    nameEn: 'Coking coal',
    kind: 'DRY_BULK',
    marpol: 'NONE',
    unNo: '1361',
    wash: 'WATER',
    loss: '0.500',
    stowage: '1.180',
  },
];

/** The catalogue; what is banned before a product is told when all are there. */
export async function demoGoods(ctx: Ctx): Promise<void> {
  const ids = new Map<string, number>();
  for (const told of GOODS) ids.set(told.code, (await goods.create(ctx, draftOf(told))).id);
  for (const { code, notAfter } of GOODS) {
    if (!notAfter) continue;
    const row = await goods.get(ctx, ids.get(code)!);
    const banned = notAfter.map((one, at) => ({ bannedId: ids.get(one), last: Math.min(at + 1, 3) }));
    await goods.update(ctx, { ...row, bannedPrevious: banned });
  }
}

const draftOf = (told: Told): Record<string, unknown> =>
  withDefaults(cargoType, {
    code: told.code,
    name: told.name,
    nameEn: told.nameEn,
    kind: told.kind,
    marpol: told.marpol,
    ibcShipType: told.ibc,
    unNo: told.unNo,
    flashPoint: told.flash,
    density15: told.density,
    pourPoint: told.pour,
    heating: told.warm !== undefined,
    carriageTemp: told.warm,
    washStandard: told.wash,
    compatibleGroup: told.group,
    lossAllowance: told.loss ?? '0.300',
    stowageFactor: told.stowage,
    trimming: told.kind === 'DRY_BULK',
  });
