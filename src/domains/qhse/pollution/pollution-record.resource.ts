import {
  choice,
  computed,
  datetime,
  decimal,
  files,
  position,
  ref,
  serial,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { pollutionFlow } from './pollution.flow.ts';
import { mayHaveTank } from './pollution.rules.ts';
import { lineProblems } from './pollution-line.rules.ts';
import { BOOKS, CODES, METHODS, POLLUTION_TEXT as TEXT } from './pollution-words.text.ts';

const OWN_TANK = { where: { shipId: { field: 'shipId' } } } as const;
const m3 = { unit: 'm³' } as const;

/** A line of a record book of the ship, signed and then kept as it was written; one that is wrong is struck out by another (qhse 3.6). */
export const pollutionRecord = defineResource({
  name: 'qhse.pollutionRecord',
  label: TEXT.line,
  title: 'entryNo',
  fields: {
    entryNo: serial('PB-{yyyy}-{00000}', { zh: '记录编号', en: 'Line no.' }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    book: choice(BOOKS, { zh: '记录簿', en: 'Book' }, { required: true, default: 'ORB1' }),
    entryCode: choice(CODES, { zh: '代码', en: 'Code' }),
    itemNo: text({ zh: '项目号', en: 'Item' }, { max: 6 }),
    startTime: datetime({ zh: '开始', en: 'Began' }, { required: true }),
    endTime: datetime({ zh: '结束', en: 'Ended' }, { required: true }),
    method: choice(METHODS, { zh: '处理方式', en: 'How' }),
    tankId: ref('qhse.tankCapacity', { zh: '舱柜', en: 'Tank' }, OWN_TANK),
    toTankId: ref('qhse.tankCapacity', { zh: '驳入舱柜', en: 'Into tank' }, OWN_TANK),
    quantityM3: decimal({ zh: '数量', en: 'Amount' }, 3, { min: 0, max: 99_999, ...m3 }),
    latitude: position('lat', { zh: '纬度', en: 'Latitude' }),
    longitude: position('lon', { zh: '经度', en: 'Longitude' }),
    portId: ref('parameter.port', { zh: '港口', en: 'Port' }),
    receiptNo: text({ zh: '接收单证编号', en: 'Receipt no.' }, { max: 40 }),
    receiptFiles: files({ zh: '接收单证', en: 'Receipt' }),
    remark: text({ zh: '说明', en: 'Remarks' }, { variant: 'long', max: 500 }),
    retainedM3: computed({ scale: 3, ...m3 }, { zh: '舱内存量', en: 'Retained' }),
    officerId: ref('identity.user', { zh: '负责人', en: 'Officer' }),
    signTime: computed('datetime', { zh: '签字时间', en: 'Signed' }),
    masterId: ref('identity.user', { zh: '船长', en: 'Master' }),
    masterSignTime: computed('datetime', { zh: '船长签字时间', en: 'Countersigned' }),
    replacesId: ref('qhse.pollutionRecord', { zh: '更正的记录', en: 'Corrects' }),
    correctReason: computed('text', { zh: '更正原因', en: 'Why it was corrected' }),
    eventReportId: ref('qhse.report', { zh: '安全报告', en: 'Safety report' }),
    entryState: state(pollutionFlow),
  },
  unique: [['replacesId']],
  index: [['shipId', 'receiptNo']],
  check: lineProblems,
  // What a book or a way of doing it does not have goes with it.
  derive: (row, changed) => ({
    ...(changed.has('book') && { entryCode: null, itemNo: null, method: null }),
    ...((changed.has('book') || changed.has('shipId')) && { tankId: null }),
    ...((changed.has('book') || changed.has('shipId') || (changed.has('method') && row.method !== 'TRANSFER')) && {
      toTankId: null,
    }),
    ...(changed.has('method') && !mayHaveTank(row) && { tankId: null }),
    ...(changed.has('method') && row.method !== 'RECEPTION' && { receiptNo: null, receiptFiles: null }),
  }),
  list: {
    columns: [
      { field: 'entryNo', width: 130 },
      'shipId',
      'book',
      'entryCode',
      'endTime',
      'method',
      'tankId',
      'quantityM3',
      'entryState',
    ],
    filters: ['shipId', 'book', 'entryCode', 'endTime', 'method', 'tankId', 'entryState'],
    search: ['entryNo', 'receiptNo', 'remark'],
    sort: '-endTime',
  },
  form: [
    {
      title: TEXT.what,
      rows: [
        ['shipId', 'book'],
        ['entryCode', 'itemNo'],
        ['startTime', 'endTime'],
        ['method', 'quantityM3'],
        ['tankId', 'toTankId'],
        ['remark'],
      ],
    },
    { title: TEXT.where, rows: [['latitude', 'longitude', 'portId']] },
    { title: TEXT.proof, rows: [['receiptNo', 'receiptFiles']] },
  ],
  open: { signed: [] },
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type PollutionRow = Row<typeof pollutionRecord>;
