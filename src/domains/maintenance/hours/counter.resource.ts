import { choice, computed, decimal, int, ref, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { counterFlow } from './counter.flow.ts';
import { COUNTS, ENGINES } from './hours.text.ts';

/** What counts the hours or the cycles of a machine. Its total goes on where the meter is replaced. */
export const counter = defineResource({
  name: 'maintenance.counter',
  label: { zh: '计时器', en: 'Counter' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    equipmentId: ref(
      'maintenance.equipment',
      { zh: '设备', en: 'Equipment' },
      { required: true, where: { shipId: { field: 'shipId' }, nodeType: ['EQUIPMENT', 'COMPONENT'] } },
    ),
    name: text({ zh: '名称', en: 'Chinese name' }, { required: true, max: 60 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { required: true, max: 60 }),
    unit: choice(COUNTS, { zh: '单位', en: 'Unit' }, { required: true, default: 'H' }),
    defaultDaily: decimal({ zh: '默认日均', en: 'Default a day' }, 2, {
      required: true,
      min: 0,
      max: 24,
      default: '12.00',
      help: { zh: '不足两次读数时使用', en: 'Used while there are fewer than two readings' },
    }),
    engineHours: choice(
      ENGINES,
      { zh: '动态报小时', en: 'Hours of reports' },
      {
        help: {
          zh: '动态报确认后，按其运行小时提出读数',
          en: 'Confirmed voyage reports propose its readings by these hours',
        },
      },
    ),
    sortNum: int({ zh: '排序', en: 'Order' }, { min: 0, max: 9999, default: 100 }),
    meterOffset: computed({ scale: 1 }, { zh: '换表累计', en: 'Earlier meters' }),
    lastReading: computed({ scale: 1 }, { zh: '最近读数', en: 'Last reading' }),
    lastReadTime: computed('datetime', { zh: '读数时间', en: 'Read at' }),
    currentTotal: computed({ scale: 1 }, { zh: '当前累计', en: 'Total' }),
    averageDaily: computed({ scale: 2 }, { zh: '日均', en: 'Average a day' }),
    counterStatus: state(counterFlow),
  },
  unique: [['equipmentId', 'name']],
  list: {
    columns: [
      'shipId',
      'equipmentId',
      'name',
      'unit',
      'currentTotal',
      'lastReading',
      'lastReadTime',
      'averageDaily',
      { field: 'meterOffset', priority: 2 },
      { field: 'defaultDaily', priority: 3 },
      { field: 'engineHours', priority: 3 },
      'counterStatus',
    ],
    filters: ['shipId', 'equipmentId', 'unit', 'lastReadTime', 'counterStatus'],
    search: ['name', 'nameEn'],
    sort: 'sortNum',
  },
  form: [
    ['shipId', 'equipmentId'],
    ['name', 'nameEn'],
    ['unit', 'defaultDaily'],
    ['engineHours', 'sortNum'],
  ],
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type CounterRow = Row<typeof counter>;
