import { bool, decimal, dict, int, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { checkPoints } from './monitoring.rules.ts';
import { MONITORING_TEXT as TEXT } from './monitoring.text.ts';

/** What is measured, and between which limits it may lie. */
export const monitoringPoint = defineResource({
  name: 'maintenance.monitoringPoint',
  label: TEXT.point,
  title: 'pointName',
  fields: {
    pointName: text({ zh: '测点', en: 'Point' }, { required: true, max: 60 }),
    unitName: text({ zh: '单位', en: 'Unit' }, { max: 20 }),
    least: decimal({ zh: '下限', en: 'At least' }, 3),
    most: decimal({ zh: '上限', en: 'At most' }, 3),
    alarmPercent: decimal({ zh: '偏离报警', en: 'Off by more than' }, 1, { min: 0, max: 1000, unit: '%' }),
  },
});

/** What is measured of a kind of machine, and how often. */
export const monitoringTemplate = defineResource({
  name: 'maintenance.monitoringTemplate',
  label: TEXT.template,
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    code: text({ zh: '模板编码', en: 'Code' }, { required: true, max: 30 }),
    name: text({ zh: '模板名称', en: 'Chinese name' }, { required: true, max: 100 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { required: true, max: 100 }),
    monitorKind: dict('monitor_kind', { zh: '监测类别', en: 'Kind' }, { required: true }),
    equipmentModel: text({ zh: '设备型号', en: 'Model of equipment' }, { max: 60 }),
    cycleMonths: int({ zh: '周期（月）', en: 'Every so many months' }, { required: true, min: 1, max: 120 }),
    enabled: bool({ zh: '启用', en: 'In use' }, { default: true }),
    remark: text({ zh: '备注', en: 'Remarks' }, { variant: 'long', max: 500 }),
    points: lines(monitoringPoint, TEXT.points),
  },
  unique: [['code']],
  check: ({ points }) => checkPoints(points ?? []),
  list: {
    columns: [
      'code',
      'name',
      'nameEn',
      'monitorKind',
      { field: 'equipmentModel', priority: 2 },
      'cycleMonths',
      'enabled',
    ],
    filters: ['monitorKind', 'enabled'],
    search: ['code', 'name', 'nameEn', 'equipmentModel'],
    sort: 'code',
  },
  form: [
    {
      title: TEXT.template,
      rows: [['code', 'monitorKind'], ['name', 'nameEn'], ['equipmentModel', 'cycleMonths', 'enabled'], ['remark']],
    },
    { title: TEXT.points, rows: [['points']] },
  ],
  scope: 'all',
  excel: { export: true },
});

export type MonitoringTemplateRow = Row<typeof monitoringTemplate>;
