import type { Text } from '../../../kernel/text.ts';
import type { Report, ReportSource, ReportType, ShipStatus, Wash } from './report.rules.ts';

export const REPORT_TYPE_TEXT = {
  NOON: { zh: '正午报', en: 'Noon' },
  DEPARTURE: { zh: '离港报', en: 'Departure' },
  ARRIVAL: { zh: '抵港报', en: 'Arrival' },
  ANCHORING: { zh: '抛锚报', en: 'Anchoring' },
  BERTHING: { zh: '靠泊报', en: 'Berthing' },
  HEAVING_UP_ANCHOR: { zh: '起锚报', en: 'Heaving up anchor' },
  SHIFT: { zh: '移泊报', en: 'Shift' },
  LIGHTERING: { zh: '过驳报', en: 'Lightering' },
} as const satisfies Record<ReportType, Text>;

export const SHIP_STATUS_TEXT = {
  BERTHING: { zh: '靠泊', en: 'Berthing' },
  SAILING: { zh: '航行', en: 'Sailing' },
  ANCHORING: { zh: '锚泊', en: 'Anchoring' },
  DISCHARGING: { zh: '卸货', en: 'Discharging' },
  LOADING: { zh: '装货', en: 'Loading' },
} as const satisfies Record<ShipStatus, Text>;

export const WASH_TEXT = {
  NONE: { zh: '未洗舱', en: 'None' },
  BEFORE_BERTHING: { zh: '靠泊前洗舱', en: 'Before berthing' },
  AT_SEA: { zh: '航行中洗舱', en: 'At sea' },
  AFTER_DISCHARGE: { zh: '卸货后洗舱', en: 'After discharge' },
} as const satisfies Record<Wash, Text>;

export const REPORT_SOURCE_TEXT = {
  LAND: { zh: '岸基填报', en: 'Land' },
  SHIP: { zh: '船端填报', en: 'Ship' },
  FILE: { zh: '离线文件', en: 'File' },
  EMAIL: { zh: '邮件', en: 'E-mail' },
  IMPORT: { zh: '导入', en: 'Import' },
} as const satisfies Record<ReportSource, Text>;

export const CONFIRMED_TEXT = {
  UNCONFIRMED: { zh: '未确认', en: 'Unconfirmed' },
  CONFIRMED: { zh: '已确认', en: 'Confirmed' },
} as const satisfies Record<string, Text>;

export const LEVEL_TEXT = {
  E: { zh: '错误', en: 'Error' },
  W: { zh: '警告', en: 'Warning' },
  I: { zh: '提示', en: 'Note' },
} as const satisfies Record<string, Text>;

/** Labels of every field of a report (3.2, 3.5). */
export const REPORT_FIELD_TEXT = {
  id: { zh: '标识', en: 'Id' },
  shipId: { zh: '船名', en: 'Ship' },
  reportNo: { zh: '报告编号', en: 'Report no.' },
  voyageId: { zh: '航次', en: 'Voyage' },
  voyageNo: { zh: '航次号', en: 'Voyage no.' },
  voyageRptNo: { zh: '航次报告序号', en: 'Report no. in voyage' },
  rptTime: { zh: '报告时间', en: 'Report time' },
  rptType: { zh: '报告类型', en: 'Report type' },
  shipStatus: { zh: '船舶状态', en: 'Ship status' },
  longitude: { zh: '经度', en: 'Longitude' },
  westEast: { zh: '东西经', en: 'East or west' },
  latitude: { zh: '纬度', en: 'Latitude' },
  northSouth: { zh: '南北纬', en: 'North or south' },
  zone: { zh: '时区', en: 'Time zone' },
  lastPort: { zh: '上一港', en: 'Last port' },
  nextPort: { zh: '下一港', en: 'Next port' },
  nextDis: { zh: '距下港里程', en: 'Distance to next port' },
  avgSpeed: { zh: '平均航速', en: 'Average speed' },
  eta: { zh: '预抵时间', en: 'ETA' },
  fwdDraft: { zh: '前吃水', en: 'Fore draft' },
  aftDraft: { zh: '后吃水', en: 'Aft draft' },
  waterTrim: { zh: '吃水差', en: 'Trim' },
  isWash: { zh: '洗舱', en: 'Tank washing' },
  ssTime: { zh: '定速时间', en: 'Sea-speed time' },
  ssDist: { zh: '定速里程', en: 'Sea-speed distance' },
  manTime: { zh: '机动时间', en: 'Manoeuvring time' },
  manDist: { zh: '机动里程', en: 'Manoeuvring distance' },
  fwindTime: { zh: '大风时间', en: 'Heavy-wind time' },
  stopTime: { zh: '停车漂航时间', en: 'Stopped / drifting time' },
  fwConsumption: { zh: '淡水消耗', en: 'Fresh water used' },
  fwAddition: { zh: '淡水加装', en: 'Fresh water received' },
  genWaterAmount: { zh: '造水量', en: 'Fresh water generated' },
  fwStock: { zh: '淡水存量', en: 'Fresh water stock' },
  avgRev: { zh: '平均转速', en: 'Average rev.' },
  lastAccumRev: { zh: '上次累计转数', en: 'Last accumulated' },
  currentAccumRev: { zh: '本次累计转数', en: 'Current accumulated' },
  manRev: { zh: '机动转数', en: 'Manoeuvring rev.' },
  counterReset: { zh: '计数器更换', en: 'Counter replaced' },
  counterBase: { zh: '新计数器起数', en: 'First reading of the new counter' },
  counterReason: { zh: '更换原因', en: 'Reason of replacement' },
  meanPitch: { zh: '平均螺距', en: 'Mean pitch' },
  slipPro: { zh: '滑失率', en: 'Slip' },
  weather: { zh: '天气', en: 'Weather' },
  sea: { zh: '海况', en: 'Sea' },
  visibility: { zh: '能见度', en: 'Visibility' },
  temperature: { zh: '气温', en: 'Temperature' },
  pressure: { zh: '气压', en: 'Pressure' },
  humidity: { zh: '湿度', en: 'Humidity' },
  windDirection: { zh: '风向', en: 'Wind direction' },
  windForce: { zh: '风力', en: 'Wind force' },
  currentDirection: { zh: '流向', en: 'Current direction' },
  currentSpeed: { zh: '流速', en: 'Current speed' },
  rptNote: { zh: '备注', en: 'Note' },
  attachments: { zh: '备注附件', en: 'Attachments' },
  particulars: { zh: '动态说明', en: 'Particulars' },
  times: { zh: '动态时间', en: 'Event times' },
  oil: { zh: '油耗', en: 'Oil consumption' },
  bunkers: { zh: '加油记录', en: 'Bunkering records' },
  cargos: { zh: '货物记录', en: 'Cargo records' },
  wastes: { zh: '污水', en: 'Waste' },
} as const satisfies Record<keyof Report, Text>;

/** Units of figures, shown after them. */
export const REPORT_FIELD_UNIT: Readonly<Partial<Record<keyof Report, string>>> = {
  nextDis: 'nm',
  avgSpeed: 'kn',
  fwdDraft: 'm',
  aftDraft: 'm',
  waterTrim: 'm',
  ssTime: 'h',
  ssDist: 'nm',
  manTime: 'h',
  manDist: 'nm',
  fwindTime: 'h',
  stopTime: 'h',
  fwConsumption: 't',
  fwAddition: 't',
  genWaterAmount: 't',
  fwStock: 't',
  avgRev: 'rpm',
  meanPitch: 'm',
  slipPro: '%',
  temperature: '°C',
  pressure: 'hPa',
  humidity: '%',
  currentDirection: '°',
  currentSpeed: 'kn',
};

/** The six tabs of a report (spec 2.11). */
export const REPORT_TAB_TEXT = {
  movementReport: { zh: '动态报信息', en: 'Movement report info' },
  shipMovement: { zh: '船舶动态信息', en: 'Ship movement info' },
  oil: { zh: '油耗信息', en: 'Oil consumption info' },
  voyage: { zh: '航次信息', en: 'Voyage info' },
  cargo: { zh: '货物信息', en: 'Cargo info' },
  cargoReport: { zh: '货物报告', en: 'Cargo report' },
} as const satisfies Record<string, Text>;
