import type { FieldError } from '../../../kernel/errors.ts';
import { choice, computed, datetime, decimal, dict, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { instant } from '../../../kernel/value/zone.ts';
import { OP_TYPE_TEXT } from '../reports/cargo.text.ts';
import { PHASE_TEXT } from './laytime.text.ts';

const hours = (zh: string, en: string) => computed({ scale: 2, unit: 'h' }, { zh, en });
const zone = () =>
  decimal({ zh: '时区', en: 'Zone' }, 2, { required: true, min: -12, max: 14, variant: 'zone', default: '8.00' });
const percent = (zh: string, en: string) =>
  decimal({ zh, en }, 2, { required: true, min: 0, max: 100, unit: '%', default: '100.00' });

type Times = Readonly<Record<string, unknown>>;

/** What does not follow the one before it; times that are not filled yet are passed over. */
function outOfOrder(row: Times, names: readonly string[]): readonly FieldError[] | undefined {
  let last: string | undefined;
  for (const name of names) {
    const time = row[name];
    if (typeof time !== 'string' || time === '') continue;
    if (last !== undefined && instant(time) < instant(String(row[last])))
      return [{ field: name, message: { zh: '时间先后不对', en: 'The times are not in order' } }];
    last = name;
  }
  return undefined;
}

/** How much of an event's time counts. What is not named counts in full. */
export const laytimeException = defineResource({
  name: 'voyage.laytimeException',
  label: { zh: '除外条款', en: 'Exception' },
  fields: {
    eventType: dict('sof_event_type', { zh: '事件', en: 'Event' }, { required: true }),
    laytimePct: percent('装卸时间计入', 'Counts as laytime'),
    demurragePct: percent('滞期后计入', 'Counts on demurrage'),
  },
});

/** A port's stay, in the order of time. */
export const laytimePort = defineResource({
  name: 'voyage.laytimePort',
  label: { zh: '装卸港', en: 'Port' },
  title: ['port'],
  fields: {
    port: ref('parameter.port', { zh: '港口', en: 'Port' }, { required: true }),
    opType: choice(OP_TYPE_TEXT, { zh: '作业', en: 'Operation' }, { required: true, default: 'LOADING' }),
    zone: zone(),
    norTendered: datetime({ zh: '递交通知书', en: 'NOR tendered' }, { zone: 'zone' }),
    allFast: datetime({ zh: '靠妥', en: 'All fast' }, { zone: 'zone' }),
    workStart: datetime({ zh: '开始作业', en: 'Work began' }, { zone: 'zone' }),
    hosesOff: datetime({ zh: '拆管', en: 'Hoses off' }, { zone: 'zone' }),
    allowedHours: decimal({ zh: '允许小时', en: 'Hours allowed' }, 2, { min: 0, max: 9999, unit: 'h' }),
    quantity: decimal({ zh: '货量', en: 'Quantity' }, 3, { min: 0, max: 9_999_999, unit: 't' }),
    rate: decimal({ zh: '日装卸率', en: 'Rate per day' }, 2, { min: 0, max: 999_999, unit: 't/d' }),
    start: computed('datetime', { zh: '起算', en: 'Laytime begins' }, { zone: 'zone' }),
    usedHours: hours('已用装卸时间', 'Laytime used'),
    overHours: hours('滞期时间', 'On demurrage'),
  },
  check: (row) => outOfOrder(row, ['allFast', 'workStart', 'hosesOff']) ?? outOfOrder(row, ['norTendered', 'hosesOff']),
});

/** What happened, from the statement of facts; to the port in whose stay it lies. */
export const laytimeFact = defineResource({
  name: 'voyage.laytimeFact',
  label: { zh: '事实', en: 'Fact' },
  fields: {
    zone: zone(),
    from: datetime({ zh: '自', en: 'From' }, { required: true, zone: 'zone' }),
    to: datetime({ zh: '至', en: 'To' }, { zone: 'zone' }),
    eventType: dict('sof_event_type', { zh: '事件', en: 'Event' }, { required: true }),
    account: dict('sof_account', { zh: '责任方', en: 'For account of' }),
    remark: text({ zh: '备注', en: 'Remarks' }, { max: 200 }),
  },
  check: (row) => outOfOrder(row, ['from', 'to']),
});

/** A line of the time sheet: written by the server of ports, facts and terms. */
export const laytimeSheetLine = defineResource({
  name: 'voyage.laytimeSheetLine',
  label: { zh: '时间表', en: 'Time sheet' },
  fields: {
    stay: computed('int', { zh: '港序', en: 'Stay' }),
    port: ref('parameter.port', { zh: '港口', en: 'Port' }),
    zone: computed({ scale: 2 }, { zh: '时区', en: 'Zone' }),
    from: computed('datetime', { zh: '自', en: 'From' }, { zone: 'zone' }),
    to: computed('datetime', { zh: '至', en: 'To' }, { zone: 'zone' }),
    eventType: dict('sof_event_type', { zh: '事件', en: 'Event' }),
    remark: text({ zh: '备注', en: 'Remarks' }, { max: 200 }),
    phase: choice(PHASE_TEXT, { zh: '计入', en: 'Counts as' }),
    pct: computed({ scale: 2, unit: '%' }, { zh: '计入比例', en: 'Share' }),
    hours: hours('计入小时', 'Hours counted'),
    usedHours: hours('累计装卸时间', 'Laytime used so far'),
    leftHours: hours('剩余装卸时间', 'Laytime left'),
    overHours: hours('累计滞期', 'Demurrage so far'),
  },
});
