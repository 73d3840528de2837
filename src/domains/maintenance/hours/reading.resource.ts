import { bool, choice, computed, datetime, decimal, ref, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { MOST_READING, READING_SOURCES } from './hours.text.ts';
import { readingFlow } from './reading.flow.ts';

/** What a counter showed. A saved reading is never changed: another one corrects it. */
export const runningHourReading = defineResource({
  name: 'maintenance.runningHourReading',
  label: { zh: '读数', en: 'Reading' },
  title: ['counterId', 'readTime'],
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    counterId: ref('maintenance.counter', { zh: '计时器', en: 'Counter' }, { required: true }),
    readTime: datetime({ zh: '读数时间', en: 'Read at' }, { required: true }),
    reading: decimal({ zh: '读数', en: 'Reading' }, 1, { required: true, min: 0, max: MOST_READING }),
    total: computed({ scale: 1 }, { zh: '累计', en: 'Total' }),
    source: choice(READING_SOURCES, { zh: '来源', en: 'Source' }, { required: true, default: 'MANUAL' }),
    newMeter: bool({ zh: '换表', en: 'New meter' }, { default: false }),
    reason: text({ zh: '说明', en: 'Reason' }, { max: 200 }),
    corrects: ref('maintenance.runningHourReading', { zh: '更正的读数', en: 'Corrects' }),
    readingStatus: state(readingFlow),
  },
  list: {
    columns: [
      'shipId',
      'counterId',
      'readTime',
      'reading',
      'total',
      'source',
      { field: 'newMeter', priority: 3 },
      { field: 'reason', priority: 2 },
      { field: 'createName', priority: 3 },
      'readingStatus',
    ],
    filters: ['shipId', 'counterId', 'readTime', 'source', 'readingStatus'],
    sort: '-readTime',
  },
  form: [['counterId', 'readTime', 'reading'], ['reason']],
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type ReadingRow = Row<typeof runningHourReading>;
