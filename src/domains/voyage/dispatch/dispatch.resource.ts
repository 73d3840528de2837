import { choice, computed, datetime, dict, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { instant } from '../../../kernel/value/zone.ts';
import { dispatchFlow, doneForm } from './dispatch.flow.ts';

export const DIRECTIONS = {
  TO_SHIP: { zh: '岸发船', en: 'To ship', tone: 'blue' },
  FROM_SHIP: { zh: '船发岸', en: 'From ship', tone: 'teal' },
} as const;

/** An order or a call between office and ship: acknowledged by whoever got it, closed with what came of it. */
export const dispatch = defineResource({
  name: 'voyage.dispatch',
  label: { zh: '调度记录', en: 'Dispatch record' },
  title: 'recordNo',
  fields: {
    recordNo: serial('DR-{yy}{0000}', { zh: '编号', en: 'No.' }),
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    voyageId: ref('voyage.voyage', { zh: '航次', en: 'Voyage' }, { where: { shipName: { field: 'shipName' } } }),
    direction: choice(DIRECTIONS, { zh: '方向', en: 'Direction' }, { required: true, default: 'TO_SHIP' }),
    time: datetime({ zh: '时间', en: 'Time' }, { required: true }),
    channel: dict('voyage_dispatch_channel', { zh: '联系方式', en: 'Channel' }, { required: true }),
    orderType: dict('voyage_order_type', { zh: '类别', en: 'Kind' }, { required: true }),
    content: text({ zh: '内容', en: 'Content' }, { variant: 'long', required: true, max: 2000 }),
    dueTime: datetime({ zh: '要求完成', en: 'Due' }),
    ackName: computed('text', { zh: '确认人', en: 'Acknowledged by' }),
    ackTime: computed('datetime', { zh: '确认时间', en: 'Acknowledged' }),
    result: { ...doneForm.fields.result, required: false },
    doneName: computed('text', { zh: '办结人', en: 'Closed by' }),
    doneTime: computed('datetime', { zh: '办结时间', en: 'Closed' }),
    // What the list begins with: items that still wait come before those that are done.
    waits: computed('bool', { zh: '未办结', en: 'Not done yet' }),
    status: state(dispatchFlow),
  },
  check: ({ time, dueTime }) =>
    time && dueTime && instant(dueTime) < instant(time)
      ? [
          {
            field: 'dueTime',
            message: { zh: '要求完成的时间不能早于发出时间', en: 'It cannot be due before it was sent' },
          },
        ]
      : undefined,
  list: {
    columns: [
      { field: 'recordNo', width: 116 },
      'shipName',
      'direction',
      'orderType',
      { field: 'content', width: 320, priority: 1 },
      { field: 'time', priority: 1 },
      { field: 'dueTime', priority: 1 },
      'status',
      { field: 'voyageId', priority: 3 },
      { field: 'channel', priority: 3 },
      { field: 'createName', priority: 2 },
      { field: 'ackName', priority: 3 },
      { field: 'ackTime', priority: 3 },
      { field: 'result', priority: 3 },
    ],
    filters: ['shipName', 'status', 'direction', 'orderType', 'channel', 'time', 'dueTime', 'waits'],
    search: ['recordNo', 'content'],
    sort: '-waits',
  },
  form: [['shipName', 'voyageId', 'direction'], ['orderType', 'channel'], ['time', 'dueTime'], ['content']],
  scope: { vessel: 'shipName' },
  // What was acknowledged is what the other side read.
  open: { OPEN: ['channel', 'orderType', 'content', 'time', 'dueTime', 'voyageId'] },
  excel: { export: true },
});

export type DispatchRow = Row<typeof dispatch>;
