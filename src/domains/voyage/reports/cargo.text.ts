import type { Text } from '../../../kernel/text.ts';
import type { CargoRecord, SofEvent } from './cargo.rules.ts';

export const OP_TYPE_TEXT = {
  LOADING: { zh: '装货', en: 'Loading' },
  DISCHARGING: { zh: '卸货', en: 'Discharging' },
} as const satisfies Record<NonNullable<CargoRecord['opType']>, Text>;

export const MEASURE_MODE_TEXT = {
  SHORE_TANK: { zh: '岸罐计量', en: 'Shore tank' },
  FLOW_METER: { zh: '流量计', en: 'Flow meter' },
  SHIP_ULLAGE: { zh: '船舱空高', en: 'Ship ullage' },
  DRAFT_SURVEY: { zh: '水尺计重', en: 'Draft survey' },
  WEIGHBRIDGE: { zh: '地磅', en: 'Weighbridge' },
} as const satisfies Record<string, Text>;

export const SOF_EVENT_TEXT = {
  NOR: { zh: '递交通知书', en: 'NOR' },
  WAIT_BERTH: { zh: '等泊', en: 'Waiting for berth' },
  SHIFT: { zh: '移泊', en: 'Shifting' },
  PILOT: { zh: '引航', en: 'Pilotage' },
  BERTHED: { zh: '靠妥', en: 'Berthed' },
  TANK_INSPECT: { zh: '验舱', en: 'Tank inspection' },
  SAMPLE: { zh: '取样', en: 'Sampling' },
  HOSE: { zh: '接拆管', en: 'Hoses' },
  START: { zh: '开始作业', en: 'Start' },
  STOP_SHORE: { zh: '岸方停泵', en: 'Stop by shore' },
  STOP_SHIP: { zh: '船方停泵', en: 'Stop by ship' },
  STOP_WEATHER: { zh: '天气停工', en: 'Stop by weather' },
  STRIP: { zh: '扫舱', en: 'Stripping' },
  COMPLETE: { zh: '作业完成', en: 'Complete' },
  DOCS: { zh: '办理单证', en: 'Documents' },
  BALLAST: { zh: '压载作业', en: 'Ballasting' },
  TANK_WASH: { zh: '洗舱', en: 'Tank washing' },
} as const satisfies Record<string, Text>;

export const SOF_ACCOUNT_TEXT = {
  OWNER: { zh: '船东', en: 'Owner' },
  CHARTERER: { zh: '租家', en: 'Charterer' },
  SHIPPER: { zh: '发货人', en: 'Shipper' },
  RECEIVER: { zh: '收货人', en: 'Receiver' },
  PORT: { zh: '港方', en: 'Port' },
} as const satisfies Record<string, Text>;

export const PROTEST_KIND_TEXT = {
  QTY_DIFF: { zh: '货量差', en: 'Quantity difference' },
  SLOW_RATE: { zh: '速率过慢', en: 'Slow rate' },
  WAIT: { zh: '等待', en: 'Waiting' },
  TEMP: { zh: '货温', en: 'Temperature' },
  FREE_WATER: { zh: '游离水', en: 'Free water' },
  DEADFREIGHT: { zh: '亏舱', en: 'Deadfreight' },
} as const satisfies Record<string, Text>;

export const CARGO_FIELD_TEXT = {
  port: { zh: '港口', en: 'Port' },
  berth: { zh: '泊位', en: 'Berth' },
  opType: { zh: '作业类型', en: 'Operation' },
  measureMode: { zh: '计量方式', en: 'Measuring mode' },
  cargoId: { zh: '货物', en: 'Cargo' },
  cargoName: { zh: '货名', en: 'Cargo name' },
  hosesOn: { zh: '接管', en: 'Hoses on' },
  startTime: { zh: '开始', en: 'Start' },
  endTime: { zh: '结束', en: 'End' },
  hosesOff: { zh: '拆管', en: 'Hoses off' },
  stripStart: { zh: '扫舱开始', en: 'Stripping start' },
  stripEnd: { zh: '扫舱结束', en: 'Stripping end' },
  interruptTime: { zh: '中断时间', en: 'Interruption' },
  avgRate: { zh: '平均速率', en: 'Average rate' },
  maxRate: { zh: '最大速率', en: 'Maximum rate' },
  manifoldPressure: { zh: '管汇压力', en: 'Manifold pressure' },
  maxPressure: { zh: '最大压力', en: 'Maximum pressure' },
  pumpCount: { zh: '开泵台数', en: 'Pump count' },
  temperature: { zh: '货温', en: 'Temperature' },
  density15: { zh: '15°C 密度', en: 'Density at 15 °C' },
  shipQty: { zh: '船方量', en: 'Ship quantity' },
  shoreQty: { zh: '岸方量', en: 'Shore quantity' },
  blQty: { zh: '提单量', en: 'B/L quantity' },
  obqQty: { zh: '装前残余量', en: 'OBQ' },
  robQty: { zh: '卸后残余量', en: 'ROB' },
  difference: { zh: '差量', en: 'Difference' },
  differenceRate: { zh: '差率', en: 'Difference rate' },
  sampleTaken: { zh: '已取样', en: 'Sample taken' },
  blIssued: { zh: '提单已签发', en: 'B/L issued' },
  protest: { zh: '抗议', en: 'Protest' },
  protestKind: { zh: '抗议类别', en: 'Kind of protest' },
  events: { zh: '事实记录', en: 'SOF events' },
} as const satisfies Record<keyof CargoRecord, Text>;

export const SOF_FIELD_TEXT = {
  from: { zh: '自', en: 'From' },
  to: { zh: '至', en: 'To' },
  eventType: { zh: '事件', en: 'Event' },
  account: { zh: '责任方', en: 'Account' },
  pressure: { zh: '管汇压力', en: 'Manifold pressure' },
  remark: { zh: '备注', en: 'Remarks' },
} as const satisfies Record<keyof SofEvent, Text>;
