import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

/** The books that a ship keeps (qhse 3.6). */
export const BOOKS = {
  ORB1: { zh: '油类记录簿（机器处所）', en: 'Oil record book I (machinery)' },
  ORB2: { zh: '油类记录簿（货油与压载）', en: 'Oil record book II (cargo)' },
  GRB1: { zh: '垃圾记录簿', en: 'Garbage record book I' },
  GRB2: { zh: '垃圾记录簿（货物残余）', en: 'Garbage record book II' },
  SEWAGE: { zh: '生活污水记录簿', en: 'Sewage record book' },
  BWRB: { zh: '压载水记录簿', en: 'Ballast water record book' },
  ODS: { zh: '消耗臭氧物质记录簿', en: 'Ozone depleting substances' },
  BIO: { zh: '生物污垢记录簿', en: 'Biofouling record book' },
} as const satisfies Record<string, Text>;
export type Book = keyof typeof BOOKS;

/** What is recorded, by the letters of each book: MARPOL annex I, appendix III, and annex V, MEPC.277(70). */
export const CODES = {
  ORB1_A: { zh: 'A 燃油舱压载或清洗', en: 'A Ballasting or cleaning of fuel oil tanks' },
  ORB1_B: { zh: 'B 燃油舱污压载水或洗舱水排放', en: 'B Discharge of dirty ballast or cleaning water' },
  ORB1_C: { zh: 'C 残油（油泥）收集、驳运与处理', en: 'C Collection, transfer and disposal of oil residues' },
  ORB1_D: { zh: 'D 舱底水非自动排放、驳运或处理', en: 'D Non-automatic discharge or disposal of bilge water' },
  ORB1_E: { zh: 'E 舱底水自动排放、驳运或处理', en: 'E Automatic discharge or disposal of bilge water' },
  ORB1_F: { zh: 'F 滤油设备状况', en: 'F Condition of the oil filtering equipment' },
  ORB1_G: { zh: 'G 意外或其他异常排油', en: 'G Accidental or other exceptional discharge' },
  ORB1_H: { zh: 'H 加装燃油或散装滑油', en: 'H Bunkering of fuel or bulk lubricating oil' },
  ORB1_I: { zh: 'I 其他操作与一般说明', en: 'I Additional procedures and general remarks' },
  ORB2_A: { zh: 'A 装载货油', en: 'A Loading of oil cargo' },
  ORB2_B: { zh: 'B 航行中货油内部转驳', en: 'B Internal transfer of oil cargo during voyage' },
  ORB2_C: { zh: 'C 卸载货油', en: 'C Unloading of oil cargo' },
  ORB2_D: { zh: 'D 原油洗舱', en: 'D Crude oil washing' },
  ORB2_E: { zh: 'E 货油舱压载', en: 'E Ballasting of cargo tanks' },
  ORB2_F: { zh: 'F 专用清洁压载舱压载', en: 'F Ballasting of dedicated clean ballast tanks' },
  ORB2_G: { zh: 'G 货油舱清洗', en: 'G Cleaning of cargo tanks' },
  ORB2_H: { zh: 'H 污压载水排放', en: 'H Discharge of dirty ballast' },
  ORB2_I: { zh: 'I 污油水舱的水排放入海', en: 'I Discharge of water from slop tanks into the sea' },
  ORB2_J: { zh: 'J 残油与油性混合物收集、驳运与处理', en: 'J Collection, transfer and disposal of residues' },
  ORB2_K: { zh: 'K 货油舱清洁压载水排放', en: 'K Discharge of clean ballast of cargo tanks' },
  ORB2_L: { zh: 'L 专用清洁压载舱压载水排放', en: 'L Discharge of dedicated clean ballast' },
  ORB2_M: { zh: 'M 排油监控系统状况', en: 'M Condition of the discharge monitoring system' },
  ORB2_N: { zh: 'N 意外或其他异常排油', en: 'N Accidental or other exceptional discharge' },
  ORB2_O: { zh: 'O 其他操作与一般说明', en: 'O Additional procedures and general remarks' },
  GRB1_A: { zh: 'A 塑料', en: 'A Plastics' },
  GRB1_B: { zh: 'B 食品废弃物', en: 'B Food wastes' },
  GRB1_C: { zh: 'C 生活废弃物', en: 'C Domestic wastes' },
  GRB1_D: { zh: 'D 食用油', en: 'D Cooking oil' },
  GRB1_E: { zh: 'E 焚烧炉灰渣', en: 'E Incinerator ashes' },
  GRB1_F: { zh: 'F 操作废弃物', en: 'F Operational wastes' },
  GRB1_G: { zh: 'G 动物尸体', en: 'G Animal carcasses' },
  GRB1_H: { zh: 'H 渔具', en: 'H Fishing gear' },
  GRB1_I: { zh: 'I 电子垃圾', en: 'I E-waste' },
  GRB2_J: { zh: 'J 货物残余（对海洋环境无害）', en: 'J Cargo residues, not harmful' },
  GRB2_K: { zh: 'K 货物残余（对海洋环境有害）', en: 'K Cargo residues, harmful' },
} as const satisfies Record<string, Text>;
export type Code = keyof typeof CODES;

export const METHODS = {
  COLLECT: { zh: '收集', en: 'Collected' },
  TRANSFER: { zh: '驳运', en: 'Transferred' },
  INCINERATE: { zh: '焚烧', en: 'Incinerated' },
  OWS: { zh: '经油水分离器排放', en: 'Discharged by the separator' },
  SEA: { zh: '排放入海', en: 'Discharged into the sea' },
  RECEPTION: { zh: '岸上接收', en: 'To a reception facility' },
  EVAPORATE: { zh: '蒸发', en: 'Evaporated' },
  ACCIDENTAL: { zh: '意外排放', en: 'Accidental discharge' },
} as const satisfies Record<string, Text>;
export type Method = keyof typeof METHODS;

export const VALIDITIES = {
  OPEN: { zh: '未签', en: 'Not signed', tone: 'grey' },
  STANDS: { zh: '有效', en: 'Stands', tone: 'green' },
  STRUCK: { zh: '已划去', en: 'Struck out', tone: 'red' },
} as const satisfies Record<string, Option>;

export const LEVELS = {
  LOW: { zh: '正常', en: 'Normal', tone: 'green' },
  HIGH: { zh: '偏高', en: 'High', tone: 'amber' },
  FULL: { zh: '将满', en: 'Nearly full', tone: 'red' },
} as const satisfies Record<string, Option>;

/** What the books are held against, month by month. */
export const CHECKS = {
  SLUDGE: { zh: '油泥收集与应产生量', en: 'Sludge collected, and expected' },
  OILY_MADE: { zh: '含油污水收集', en: 'Oily water collected' },
  OILY_LANDED: { zh: '含油污水岸上接收', en: 'Oily water landed' },
  OILY_SEA: { zh: '含油污水排放', en: 'Oily water discharged' },
  SLOP_MADE: { zh: '洗舱污水收集', en: 'Slops collected' },
  SLOP_LANDED: { zh: '洗舱污水岸上接收', en: 'Slops landed' },
  SLOP_SEA: { zh: '洗舱污水排放', en: 'Slops discharged' },
} as const satisfies Record<string, Text>;

export const AGREEMENTS = {
  AGREES: { zh: '相符', en: 'Agrees', tone: 'green' },
  DIFFERS: { zh: '不符', en: 'Differs', tone: 'amber' },
} as const satisfies Record<string, Option>;

export const BOOKINGS = {
  MISSING: { zh: '未登记', en: 'Not in the book', tone: 'red' },
  WRITTEN: { zh: '已登记未签', en: 'Written, not signed', tone: 'grey' },
  AGREES: { zh: '相符', en: 'Agrees', tone: 'green' },
  DIFFERS: { zh: '不符', en: 'Differs', tone: 'amber' },
} as const satisfies Record<string, Option>;

/** What lies in tanks that the voyage reports tell of too. */
export const WASTE_CLASSES = {
  OILY: { zh: '含油污水', en: 'Oily water' },
  SLOP: { zh: '洗舱污水', en: 'Slops' },
} as const satisfies Record<string, Text>;
export type WasteClass = keyof typeof WASTE_CLASSES;

/** The parts of the page, short enough for a phone. */
export const PARTS = {
  lines: { zh: '记录', en: 'Lines' },
  tanks: { zh: '存量', en: 'Tanks' },
  totals: { zh: '汇总', en: 'Totals' },
  landings: { zh: '接收', en: 'Landed' },
  checks: { zh: '核对', en: 'Checks' },
} as const satisfies Record<string, Text>;

export const POLLUTION_TEXT = {
  line: { zh: '防污染记录', en: 'Record book line' },
  lines: { zh: '防污染记录', en: 'Pollution prevention' },
  tanks: { zh: '舱柜存量', en: 'Tank retention' },
  landings: { zh: '岸上接收', en: 'Landed wastes' },
  checks: { zh: '与动态报核对', en: 'Against voyage reports' },
  totals: { zh: '月度汇总', en: 'Monthly totals' },
  which: { zh: '记录、存量或核对', en: 'Lines, tanks or checks' },
  what: { zh: '记录内容', en: 'What was done' },
  where: { zh: '位置', en: 'Where' },
  proof: { zh: '接收单证', en: 'Receipt' },
  unsigned: { zh: '待签', en: 'To be signed' },
  uncounter: { zh: '待船长签', en: 'For the master' },
  oil: { zh: '油类', en: 'Oil' },
  garbage: { zh: '垃圾', en: 'Garbage' },
  sewage: { zh: '生活污水', en: 'Sewage' },
  ballast: { zh: '压载水', en: 'Ballast' },
  gas: { zh: '消耗臭氧物质', en: 'Ozone' },
  missing: { zh: '未登记', en: 'Not in the book' },
  differs: { zh: '不符', en: 'Differs' },
  take: { zh: '登记接收', en: 'Enter the reception' },
  taken: { zh: '接收记录已拟，核对舱柜与单证后签字', en: 'The line is written: check tank and receipt, and sign it' },
  takenAlready: { zh: '该单证已在记录簿中', en: 'This receipt is in the book already' },
  codeNeeded: { zh: '选择本簿的代码', en: 'Choose a code of this book' },
  otherBook: { zh: '不是本簿的代码', en: 'Not a code of this book' },
  noCode: { zh: '本簿没有代码', en: 'This book has no codes' },
  itemNeeded: { zh: '填写本代码的项目号', en: 'Enter the item of this code' },
  itemWrong: { zh: '不是本代码的项目号', en: 'Not an item of this code' },
  noItem: { zh: '本代码没有项目号', en: 'This code has no item' },
  otherMethod: { zh: '本簿没有该处理方式', en: 'Not done in this book' },
  quantityNeeded: { zh: '填写数量', en: 'Enter how much' },
  notPositive: { zh: '数量须大于零', en: 'More than nothing' },
  tankNeeded: { zh: '选择舱柜', en: 'Choose the tank' },
  noTank: { zh: '该记录不填舱柜', en: 'No tank on this line' },
  toTankNeeded: { zh: '选择驳入舱柜', en: 'Choose the tank that takes it' },
  noToTank: { zh: '只有驳运填驳入舱柜', en: 'Of a transfer alone' },
  sameTank: { zh: '驳入与驳出是同一舱柜', en: 'It is the same tank' },
  tankOfBook: { zh: '不是该船本簿的舱柜', en: 'Not a tank of this ship and book' },
  positionNeeded: { zh: '排放须填写经纬度', en: 'A discharge needs its position' },
  portNeeded: { zh: '岸上接收须选择港口', en: 'A reception needs its port' },
  receiptNeeded: { zh: '填写接收单证编号', en: 'Enter the number of the receipt' },
  fileNeeded: { zh: '签字前上传接收单证', en: 'Upload the receipt before it is signed' },
  remarkNeeded: { zh: '没有处理方式时填写说明', en: 'Say what was done where it has no method' },
  ends: { zh: '结束早于开始', en: 'It ends before it begins' },
  future: { zh: '时间尚未到', en: 'This moment has not come yet' },
  neverSea: { zh: '该类垃圾禁止排放入海', en: 'This garbage never goes into the sea' },
  sameBook: { zh: '更正须在同船同一簿内', en: 'A correction is of the same ship and book' },
  short: {
    zh: '舱内不足：{time} 后存量为 {m3} m³',
    en: 'Not so much in the tank: {m3} m³ would be left at {time}',
  },
  over: {
    zh: '超出舱容：{time} 后存量为 {m3} m³，舱容 {capacity} m³',
    en: 'More than the tank holds: {m3} m³ at {time}, of {capacity} m³',
  },
  corrected: { zh: '该记录已有更正 {no}', en: 'It has a correction already: {no}' },
  ownLine: { zh: '船长不能会签本人所签的记录', en: 'The master countersigns what somebody else signed' },
  spill: { zh: '防污染记录 {no} 登记的意外排放：{remark}', en: 'Accidental discharge of record {no}: {remark}' },
  standsAsSigned: {
    zh: '已签字的记录不得更改或删除，有误时另写一条更正',
    en: 'A signed line is neither changed nor removed: write another one that corrects it',
  },
  paperDate: { zh: '日期与时间', en: 'Date and time' },
  paperCode: { zh: '代码', en: 'Code' },
  paperItem: { zh: '项目', en: 'Item' },
  paperRecord: { zh: '操作记录', en: 'Record of operations' },
  paperPlace: { zh: '位置或港口', en: 'Position or port' },
  paperKind: { zh: '垃圾类别', en: 'Category' },
  paperHow: { zh: '处理方式', en: 'How' },
  paperMuch: { zh: '数量（m³）', en: 'Amount (m³)' },
  paperRemark: { zh: '说明', en: 'Remarks' },
  paperSigned: { zh: '负责高级船员签字', en: 'Officer in charge' },
  paperMaster: { zh: '船长签字', en: 'Master' },
  paperShip: { zh: '船舶', en: 'Ship' },
  paperMonth: { zh: '月份', en: 'Month' },
  paperStruck: { zh: '【划去，见 {no}】', en: '[struck out, see {no}] ' },
  paperCorrects: { zh: '【更正 {no}】', en: '[corrects {no}] ' },
  paperRetained: { zh: '，舱内存量 {m3} m³', en: ', {m3} m³ retained' },
  paperNote: {
    zh: '电子记录辅助纸质记录簿；船旗国书面认可之前不代替纸质记录簿。',
    en: 'The electronic record supports the book on paper and replaces it only where the flag has accepted it in writing.',
  },
} as const satisfies Record<string, Text>;
