import {
  bool,
  choice,
  computed,
  datetime,
  decimal,
  dict,
  file,
  int,
  json,
  ref,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, lines } from '../../../kernel/resource/resource.ts';
import { decimalShape, recordShape } from '../../../kernel/resource/shape.ts';
import { CARGO_FIELD_TEXT as CARGO, OP_TYPE_TEXT, SOF_FIELD_TEXT as SOF } from './cargo.text.ts';
import {
  BUNKER_FIELD_TEXT as BUNKER,
  GRADE_TEXT,
  LUBE_TEXT,
  OIL_COLUMN_TEXT,
  OIL_ROW_TEXT,
  WASTE_FIELD_TEXT as WASTE,
  WASTE_TEXT,
} from './oil.text.ts';
import { isGradeKey } from './oil-rows.rules.ts';

const tonnes = (label: { zh: string; en: string }) => decimal(label, 3, { unit: 't' });
const litres = (label: { zh: string; en: string }) => decimal(label, 1, { unit: 'L' });
const cubic = (label: { zh: string; en: string }) => decimal(label, 2, { min: 0, unit: 'm³' });

/** Event times of a report (3.4). */
export const reportTime = defineResource({
  name: 'voyage.reportTime',
  label: { zh: '动态时间', en: 'Event time' },
  fields: {
    eventCode: text({ zh: '事件', en: 'Event' }, { required: true, max: 30 }),
    time: datetime({ zh: '时间', en: 'Time' }, { zone: 'zone' }),
    zone: decimal({ zh: '时区', en: 'Zone' }, 2, { min: -12, max: 14, variant: 'zone' }),
    place: text({ zh: '地点', en: 'Place' }, { max: 60 }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
});

/** A row of the oil grid (3.6): tonnes by grade key, their sums by group, litres by lubricant. */
export const reportOil = defineResource({
  name: 'voyage.reportOil',
  label: { zh: '油耗行', en: 'Consumption row' },
  fields: {
    rowCode: choice(OIL_ROW_TEXT, { zh: '项目', en: 'Row' }, { required: true }),
    runningHour: decimal(OIL_COLUMN_TEXT.runningHour, 2, { min: 0, unit: 'h' }),
    fuelOil: tonnes(OIL_COLUMN_TEXT.fuelOil),
    dieselOil: tonnes(OIL_COLUMN_TEXT.dieselOil),
    grades: json<Readonly<Record<string, string>>>(
      { zh: '各油品', en: 'By grade' },
      { shape: recordShape(decimalShape, isGradeKey) },
    ),
    meSystemOil: litres(LUBE_TEXT.meSystemOil),
    aeSystemOil: litres(LUBE_TEXT.aeSystemOil),
    cylinderOil: litres(LUBE_TEXT.cylinderOil),
    turbineOil: litres(LUBE_TEXT.turbineOil),
    hydraulicOil: litres(LUBE_TEXT.hydraulicOil),
    gearOil: litres(LUBE_TEXT.gearOil),
    reasonCode: dict('oil_adjust_reason', { zh: '原因', en: 'Reason' }),
    note: text({ zh: '说明', en: 'Note' }, { max: 200 }),
  },
});

/** One delivery of one grade (3.7); its price belongs to the office and is kept elsewhere. */
export const bunkering = defineResource({
  name: 'voyage.bunkering',
  label: { zh: '加油记录', en: 'Bunkering record' },
  fields: {
    bunkerNo: text(BUNKER.bunkerNo, { max: 40 }),
    port: ref('parameter.port', BUNKER.port),
    place: text(BUNKER.place, { max: 60 }),
    supplierId: text(BUNKER.supplierId, { max: 80 }),
    bargeName: text(BUNKER.bargeName, { max: 60 }),
    bargeArrival: datetime(BUNKER.bargeArrival),
    beginTime: datetime(BUNKER.beginTime),
    endTime: datetime(BUNKER.endTime),
    oilGrade: choice(GRADE_TEXT, BUNKER.oilGrade, { required: true }),
    bonded: bool(BUNKER.bonded),
    orderedQty: tonnes(BUNKER.orderedQty),
    bdnNo: text(BUNKER.bdnNo, { max: 40 }),
    bdnQty: tonnes(BUNKER.bdnQty),
    bdnDensity15: decimal(BUNKER.bdnDensity15, 4, { min: 0, max: 1.2 }),
    bdnSulphur: decimal(BUNKER.bdnSulphur, 3, { min: 0, max: 5, unit: '%' }),
    bdnViscosity: decimal(BUNKER.bdnViscosity, 1, { min: 0, max: 1000, unit: 'cSt' }),
    bdnFlashPoint: decimal(BUNKER.bdnFlashPoint, 1, { min: 0, max: 300, unit: '°C' }),
    bdnPhoto: file(BUNKER.bdnPhoto),
    observedVolume: decimal(BUNKER.observedVolume, 3, { min: 0, unit: 'm³' }),
    vcf: decimal(BUNKER.vcf, 4, { min: 0.5, max: 1.5 }),
    shipQty: tonnes(BUNKER.shipQty),
    diffQty: computed({ scale: 3, unit: 't' }, BUNKER.diffQty),
    diffRate: computed({ scale: 2, unit: '%' }, BUNKER.diffRate),
    protest: bool(BUNKER.protest),
    protestFile: file(BUNKER.protestFile),
    acceptedQty: tonnes(BUNKER.acceptedQty),
    sampleNo: text(BUNKER.sampleNo, { max: 50 }),
    remark: text(BUNKER.remark, { max: 200 }),
  },
  index: [['port']],
});

/** A line of the statement of facts. */
export const sofEvent = defineResource({
  name: 'voyage.sofEvent',
  label: { zh: '事实记录', en: 'SOF event' },
  fields: {
    from: datetime(SOF.from),
    to: datetime(SOF.to),
    eventType: dict('sof_event_type', SOF.eventType, { required: true }),
    account: dict('sof_account', SOF.account),
    pressure: decimal(SOF.pressure, 2, { min: 0, max: 99, unit: 'MPa' }),
    remark: text(SOF.remark, { max: 200 }),
  },
});

/** A cargo operation (3.8). */
export const reportCargo = defineResource({
  name: 'voyage.reportCargo',
  label: { zh: '货物记录', en: 'Cargo record' },
  fields: {
    port: ref('parameter.port', CARGO.port),
    berth: text(CARGO.berth, { max: 60 }),
    opType: choice(OP_TYPE_TEXT, CARGO.opType),
    measureMode: dict('cargo_measure_mode', CARGO.measureMode),
    cargoName: text(CARGO.cargoName, { max: 80 }),
    hosesOn: datetime(CARGO.hosesOn),
    startTime: datetime(CARGO.startTime),
    endTime: datetime(CARGO.endTime),
    hosesOff: datetime(CARGO.hosesOff),
    stripStart: datetime(CARGO.stripStart),
    stripEnd: datetime(CARGO.stripEnd),
    interruptTime: decimal(CARGO.interruptTime, 2, { min: 0, unit: 'h' }),
    avgRate: computed({ scale: 1, unit: 't/h' }, CARGO.avgRate),
    maxRate: decimal(CARGO.maxRate, 1, { min: 0, unit: 't/h' }),
    manifoldPressure: decimal(CARGO.manifoldPressure, 2, { min: 0, max: 99, unit: 'MPa' }),
    maxPressure: decimal(CARGO.maxPressure, 2, { min: 0, max: 99, unit: 'MPa' }),
    pumpCount: int(CARGO.pumpCount, { min: 0, max: 60 }),
    temperature: decimal(CARGO.temperature, 1, { min: -200, max: 300, unit: '°C' }),
    density15: decimal(CARGO.density15, 4, { min: 0, max: 3 }),
    shipQty: tonnes(CARGO.shipQty),
    shoreQty: tonnes(CARGO.shoreQty),
    blQty: tonnes(CARGO.blQty),
    obqQty: tonnes(CARGO.obqQty),
    robQty: tonnes(CARGO.robQty),
    difference: computed({ scale: 3, unit: 't' }, CARGO.difference),
    differenceRate: computed({ scale: 3, unit: '%' }, CARGO.differenceRate),
    sampleTaken: bool(CARGO.sampleTaken),
    blIssued: bool(CARGO.blIssued),
    protest: bool(CARGO.protest),
    protestKind: dict('cargo_protest_kind', CARGO.protestKind),
    events: lines(sofEvent, CARGO.events),
  },
});

/** Waste on board (3.9), m3. */
export const reportWaste = defineResource({
  name: 'voyage.reportWaste',
  label: { zh: '污水', en: 'Waste' },
  fields: {
    wasteCode: choice(WASTE_TEXT, WASTE.wasteCode, { required: true }),
    lastQty: cubic(WASTE.lastQty),
    generated: cubic(WASTE.generated),
    landed: cubic(WASTE.landed),
    dischargedSea: cubic(WASTE.dischargedSea),
    onBoard: computed({ scale: 2, unit: 'm³' }, WASTE.onBoard),
    receiptNo: text(WASTE.receiptNo, { max: 40 }),
    receiptFile: file(WASTE.receiptFile),
  },
});
