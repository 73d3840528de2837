import {
  bool,
  choice,
  computed,
  datetime,
  decimal,
  files,
  int,
  json,
  position,
  ref,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { recordShape, textShape } from '../../../kernel/resource/shape.ts';
import type { Text } from '../../../kernel/text.ts';
import { reportFlow } from './report.flow.ts';
import type { Particulars } from './report.rules.ts';
import {
  REPORT_SOURCE_TEXT,
  REPORT_TYPE_TEXT,
  SHIP_STATUS_TEXT,
  REPORT_FIELD_TEXT as TEXT,
  REPORT_FIELD_UNIT as UNIT,
  WASH_TEXT,
} from './report.text.ts';
import { bunkering, reportCargo, reportOil, reportTime, reportWaste } from './report-lines.resource.ts';
import { SEA_TEXT, VISIBILITY_TEXT, WEATHER_TEXT, WIND_DIRECTION_TEXT, WIND_FORCE_TEXT } from './weather.text.ts';

const figure = (name: keyof typeof TEXT, scale: number, limits: { min?: number; max?: number } = {}) =>
  decimal(TEXT[name], scale, { ...limits, unit: UNIT[name] });
const hours = (name: keyof typeof TEXT) => figure(name, 2, { min: 0, max: 99999 });
const miles = (name: keyof typeof TEXT) => figure(name, 1, { min: 0, max: 999999 });
const count = (name: keyof typeof TEXT) => int(TEXT[name], { min: 0, max: 999_999_999_999 });
const shown = <const S extends 'text' | 'int' | 'datetime' | 'bool'>(stored: S, zh: string, en: string) =>
  computed(stored, { zh, en });

/** A scale 0..n as a choice of its numbers. */
const scale = (steps: readonly Text[]): Readonly<Record<string, Text>> =>
  Object.fromEntries(steps.map((step, i) => [String(i), step]));

/** A ship's status where the board and the lists show it with its glyph's colour. */
const STATUSES = {
  BERTHING: { ...SHIP_STATUS_TEXT.BERTHING, tone: 'slate' },
  SAILING: { ...SHIP_STATUS_TEXT.SAILING, tone: 'green' },
  ANCHORING: { ...SHIP_STATUS_TEXT.ANCHORING, tone: 'amber' },
  DISCHARGING: { ...SHIP_STATUS_TEXT.DISCHARGING, tone: 'violet' },
  LOADING: { ...SHIP_STATUS_TEXT.LOADING, tone: 'blue' },
} as const;

/** The voyage report (spec section 3): what is required, hidden or computed for a type stands in field-matrix.rules.ts. */
export const report = defineResource({
  name: 'voyage.report',
  label: { zh: '动态报', en: 'Voyage report' },
  title: 'reportNo',
  fields: {
    reportNo: text(TEXT.reportNo, { required: true, max: 30 }),
    shipName: ref('system.vessel', TEXT.shipId, { required: true }),
    voyageNo: ref('voyage.voyage', TEXT.voyageNo, { required: true }),
    voyageRptNo: computed('int', TEXT.voyageRptNo),
    rptTime: datetime(TEXT.rptTime, { required: true }),
    rptType: choice(REPORT_TYPE_TEXT, TEXT.rptType, { required: true }),
    shipStatus: choice(STATUSES, TEXT.shipStatus),
    zone: decimal(TEXT.zone, 2, { min: -12, max: 14 }),
    latitude: position('lat', TEXT.latitude),
    northSouth: choice({ N: { zh: '北纬', en: 'North' }, S: { zh: '南纬', en: 'South' } }, TEXT.northSouth),
    longitude: position('lon', TEXT.longitude),
    westEast: choice({ E: { zh: '东经', en: 'East' }, W: { zh: '西经', en: 'West' } }, TEXT.westEast),
    lat: computed({ scale: 6 }, { zh: '纬度（度）', en: 'Latitude, degrees' }),
    lon: computed({ scale: 6 }, { zh: '经度（度）', en: 'Longitude, degrees' }),
    lastPort: ref('parameter.port', TEXT.lastPort),
    nextPort: ref('parameter.port', TEXT.nextPort),
    nextDis: miles('nextDis'),
    eta: datetime(TEXT.eta),
    avgSpeed: computed({ scale: 2, unit: 'kn' }, TEXT.avgSpeed),
    fwdDraft: figure('fwdDraft', 2, { min: 0, max: 40 }),
    aftDraft: figure('aftDraft', 2, { min: 0, max: 40 }),
    waterTrim: computed({ scale: 2, unit: 'm' }, TEXT.waterTrim),
    isWash: choice(WASH_TEXT, TEXT.isWash),
    ssTime: hours('ssTime'),
    ssDist: miles('ssDist'),
    manTime: hours('manTime'),
    manDist: miles('manDist'),
    fwindTime: hours('fwindTime'),
    stopTime: hours('stopTime'),
    fwConsumption: figure('fwConsumption', 1, { min: 0, max: 99999 }),
    fwAddition: figure('fwAddition', 1, { min: 0, max: 99999 }),
    genWaterAmount: figure('genWaterAmount', 1, { min: 0, max: 99999 }),
    fwStock: figure('fwStock', 1, { min: 0, max: 99999 }),
    avgRev: figure('avgRev', 1, { min: 0, max: 2000 }),
    lastAccumRev: count('lastAccumRev'),
    currentAccumRev: count('currentAccumRev'),
    manRev: count('manRev'),
    counterReset: bool(TEXT.counterReset),
    counterBase: count('counterBase'),
    counterReason: text(TEXT.counterReason, { max: 200 }),
    meanPitch: figure('meanPitch', 3, { min: 0, max: 20 }),
    slipPro: computed({ scale: 2, unit: '%' }, TEXT.slipPro),
    weather: choice(WEATHER_TEXT, TEXT.weather),
    sea: choice(scale(SEA_TEXT), TEXT.sea),
    visibility: choice(scale(VISIBILITY_TEXT), TEXT.visibility),
    temperature: figure('temperature', 1, { min: -60, max: 60 }),
    pressure: figure('pressure', 1, { min: 850, max: 1090 }),
    humidity: int(TEXT.humidity, { min: 0, max: 100, unit: '%' }),
    windDirection: choice(WIND_DIRECTION_TEXT, TEXT.windDirection),
    windForce: choice(scale(WIND_FORCE_TEXT), TEXT.windForce),
    currentDirection: int(TEXT.currentDirection, { min: 0, max: 359, unit: '°' }),
    currentSpeed: figure('currentSpeed', 1, { min: 0, max: 10 }),
    rptNote: text(TEXT.rptNote, { variant: 'long', max: 1000 }),
    attachments: files(TEXT.attachments),
    particulars: json<Particulars>(TEXT.particulars, { shape: recordShape(textShape(200)) }),
    times: lines(reportTime, TEXT.times),
    oil: lines(reportOil, TEXT.oil),
    bunkers: lines(bunkering, TEXT.bunkers),
    cargos: lines(reportCargo, TEXT.cargos),
    wastes: lines(reportWaste, TEXT.wastes),
    confirmed: state(reportFlow, { zh: '确认状态', en: 'Confirmed' }),
    confirmName: shown('text', '确认人', 'Confirmed by'),
    confirmTime: shown('datetime', '确认时间', 'Confirmed at'),
    returned: shown('bool', '已退回', 'Returned'),
    returnReason: shown('text', '退回原因', 'Reason of return'),
    submitTime: shown('datetime', '提交时间', 'Submitted'),
    source: choice(REPORT_SOURCE_TEXT, { zh: '来源', en: 'Source' }, { required: true, default: 'LAND' }),
    movementState: shown('text', '动态', 'Movement state'),
    errorCount: shown('int', '错误数', 'Errors'),
    warningCount: shown('int', '警告数', 'Warnings'),
    fuelUsed: computed({ scale: 3, unit: 't' }, { zh: '燃油消耗', en: 'Fuel consumed' }),
    dieselUsed: computed({ scale: 3, unit: 't' }, { zh: '柴油消耗', en: 'Diesel consumed' }),
    cargoLoaded: computed({ scale: 3, unit: 't' }, { zh: '装货量', en: 'Cargo loaded' }),
  },
  unique: [['shipName', 'reportNo']],
  list: {
    columns: [
      'reportNo',
      'shipName',
      'rptTime',
      'rptType',
      'shipStatus',
      'voyageNo',
      'voyageRptNo',
      'zone',
      'latitude',
      'longitude',
      'lastPort',
      'nextPort',
      'nextDis',
      'eta',
      'ssTime',
      'ssDist',
      'avgSpeed',
      'slipPro',
      'avgRev',
      'fuelUsed',
      'dieselUsed',
      'cargoLoaded',
      'fwStock',
      'fwdDraft',
      'aftDraft',
      'windForce',
      'sea',
      'confirmed',
      'returned',
      'returnReason',
      'errorCount',
      'warningCount',
      'confirmName',
      'confirmTime',
      'submitTime',
      'source',
      'movementState',
      'createName',
    ],
    filters: ['shipName', 'voyageNo', 'rptType', 'shipStatus', 'confirmed', 'rptTime', 'returned'],
    search: ['reportNo'],
    sort: '-rptTime',
  },
  scope: { vessel: 'shipName' },
  excel: { export: true },
});

export type ReportRow = Row<typeof report>;

/** Label of a field of the report, wherever it is named. */
export function reportFieldLabel(name: string): Text {
  return (report.fields as Record<string, { label: Text }>)[name]?.label ?? { zh: name, en: name };
}
