import type { Text } from '../../../kernel/text.ts';
import type { BunkerRecord } from './bunkering.rules.ts';
import type { ADJUST_REASONS } from './oil-chain.rules.ts';
import {
  isLube,
  type LubeKey,
  type OilColumn,
  type OilGrade,
  type OilGroup,
  type OilRowCode,
  parseGradeKey,
} from './oil-rows.rules.ts';
import type { WasteCode, WasteLine } from './waste.rules.ts';

export const OIL_ROW_TEXT = {
  ME_CONST: { zh: '主机定速', en: 'Main engine at constant speed' },
  ME_MAN: { zh: '主机机动', en: 'Main engine manoeuvring' },
  GE_SEA: { zh: '副机航行', en: 'Generator at sea' },
  GE_DISCH: { zh: '副机卸货', en: 'Generator at discharge' },
  HEATING: { zh: '加温', en: 'Heating' },
  BOILER_DAILY: { zh: '锅炉日用', en: 'Boiler daily' },
  TANK_CLEAN: { zh: '洗舱', en: 'Tank cleaning' },
  OTHER: { zh: '其他', en: 'Other' },
  TOTAL: { zh: '合计', en: 'Total' },
  BUNKERING: { zh: '加装', en: 'Bunkering' },
  LAST_STOCK: { zh: '上次存量', en: 'Last stock' },
  BOOK_STOCK: { zh: '账面存量', en: 'Book stock' },
  CURRENT_STOCK: { zh: '本次存量', en: 'Current stock' },
  ADJUST: { zh: '盘点差异', en: 'Adjustment' },
} as const satisfies Record<OilRowCode, Text>;

export const OIL_COLUMN_TEXT = {
  runningHour: { zh: '运行时间', en: 'Running hours' },
  fuelOil: { zh: '燃油', en: 'Fuel oil' },
  dieselOil: { zh: '柴油', en: 'Diesel oil' },
} as const satisfies Record<string, Text>;

export const LUBE_TEXT = {
  meSystemOil: { zh: '主机系统油', en: 'Main engine system oil' },
  aeSystemOil: { zh: '副机系统油', en: 'Auxiliary engine system oil' },
  cylinderOil: { zh: '汽缸油', en: 'Cylinder oil' },
  turbineOil: { zh: '透平油', en: 'Turbine oil' },
  hydraulicOil: { zh: '液压油', en: 'Hydraulic oil' },
  gearOil: { zh: '齿轮油', en: 'Gear oil' },
} as const satisfies Record<LubeKey, Text>;

/** What a grade is called where there is room, in choices and sentences: its code, and what the code stands for. */
export const GRADE_TEXT = {
  HFO380: { zh: 'HFO380 重油', en: 'HFO380' },
  VLSFO: { zh: 'VLSFO 低硫燃油', en: 'VLSFO 0.50 %' },
  ULSFO: { zh: 'ULSFO 超低硫燃油', en: 'ULSFO 0.10 %' },
  MDO: { zh: 'MDO 船用柴油', en: 'MDO' },
  MGO: { zh: 'MGO 船用轻柴油', en: 'MGO' },
  LNG: { zh: 'LNG 液化天然气', en: 'LNG' },
  METHANOL: { zh: '甲醇', en: 'Methanol' },
} as const satisfies Record<OilGrade, Text>;

export const OIL_GROUP_TEXT = {
  FO: { zh: '燃油', en: 'Fuel oil' },
  DO: { zh: '柴油', en: 'Diesel oil' },
  ALT: { zh: '替代燃料', en: 'Alternative fuel' },
} as const satisfies Record<OilGroup, Text>;

export const ADJUST_REASON_TEXT = {
  SOUNDING: { zh: '测量误差', en: 'Sounding' },
  TEMP_DENSITY: { zh: '温度密度', en: 'Temperature or density' },
  WATER_DRAINED: { zh: '放残水', en: 'Water drained' },
  SLUDGE: { zh: '油渣', en: 'Sludge' },
  DEBUNKER: { zh: '卸油', en: 'Debunkering' },
  PREVIOUS_ERROR: { zh: '前报差错', en: 'Error of a previous report' },
  TRANSFER: { zh: '驳油', en: 'Transfer' },
  SURVEY: { zh: '检验盘点', en: 'Survey' },
} as const satisfies Record<(typeof ADJUST_REASONS)[number], Text>;

export const WASTE_TEXT = {
  wasteTankWash: { zh: '洗舱污水', en: 'Tank washing sewage' },
  wasteEngineRoom: { zh: '机舱污水', en: 'Engine room sewage' },
  cabinCleanFw: { zh: '洗舱淡水', en: 'Cabin cleaning fresh water' },
  dirtyOilWater: { zh: '污油水', en: 'Dirty oil water' },
} as const satisfies Record<WasteCode, Text>;

export const WASTE_FIELD_TEXT = {
  wasteCode: { zh: '类别', en: 'Kind' },
  lastQty: { zh: '上次存量', en: 'Last quantity' },
  generated: { zh: '产生', en: 'Generated' },
  landed: { zh: '岸上接收', en: 'Landed' },
  dischargedSea: { zh: '排海', en: 'Discharged to sea' },
  onBoard: { zh: '在船', en: 'On board' },
  receiptNo: { zh: '接收单证号', en: 'Receipt no.' },
  receiptFile: { zh: '接收单证', en: 'Receipt' },
} as const satisfies Record<keyof WasteLine, Text>;

export const BUNKER_FIELD_TEXT = {
  bunkerNo: { zh: '加油单号', en: 'Bunkering no.' },
  port: { zh: '港口', en: 'Port' },
  place: { zh: '地点', en: 'Place' },
  supplierId: { zh: '供应商', en: 'Supplier' },
  bargeName: { zh: '油驳', en: 'Barge' },
  bargeArrival: { zh: '油驳抵达', en: 'Barge arrival' },
  beginTime: { zh: '开始时间', en: 'Beginning' },
  endTime: { zh: '结束时间', en: 'Ending' },
  oilGrade: { zh: '油品', en: 'Grade' },
  bonded: { zh: '保税', en: 'Bonded' },
  orderedQty: { zh: '订购量', en: 'Ordered' },
  bdnNo: { zh: '交付单号', en: 'BDN no.' },
  bdnQty: { zh: '交付单数量', en: 'BDN quantity' },
  bdnDensity15: { zh: '15°C 密度', en: 'Density at 15 °C' },
  bdnSulphur: { zh: '硫含量', en: 'Sulphur' },
  bdnViscosity: { zh: '粘度', en: 'Viscosity' },
  bdnFlashPoint: { zh: '闪点', en: 'Flash point' },
  bdnPhoto: { zh: '交付单影像', en: 'Bunker delivery note' },
  observedVolume: { zh: '实测体积', en: 'Observed volume' },
  vcf: { zh: '体积修正系数', en: 'VCF' },
  shipQty: { zh: '船方计量', en: "Ship's figure" },
  diffQty: { zh: '差量', en: 'Difference' },
  diffRate: { zh: '差率', en: 'Difference rate' },
  protest: { zh: '抗议书', en: 'Letter of protest' },
  protestFile: { zh: '抗议书文件', en: 'Protest file' },
  acceptedQty: { zh: '入账量', en: 'Quantity into ROB' },
  sampleNo: { zh: '样品号', en: 'Sample' },
  remark: { zh: '备注', en: 'Remarks' },
} as const satisfies Record<keyof BunkerRecord, Text>;

/**
 * Name of a column or a figure: a fuel by its code, as engineers and bunker notes have it; bonded stock is marked. With `room` the code is
 * followed by what it stands for.
 */
export function oilColumnText(column: OilColumn, { room = false } = {}): Text {
  if (isLube(column)) return LUBE_TEXT[column];
  const { oilGrade, bonded } = parseGradeKey(column);
  const code = oilGrade === 'METHANOL' ? GRADE_TEXT.METHANOL : { zh: oilGrade, en: oilGrade };
  const name = room ? (GRADE_TEXT[oilGrade] ?? code) : code;
  return bonded ? { zh: `${name.zh}${room ? '（保税）' : ' 保税'}`, en: `${name.en} bonded` } : name;
}
