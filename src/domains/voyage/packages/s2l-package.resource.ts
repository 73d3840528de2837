import { choice, computed, datetime, json, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { isObject, recordShape, textShape } from '../../../kernel/resource/shape.ts';
import type { Text } from '../../../kernel/text.ts';
import { reportFinding } from '../findings/finding.resource.ts';
import { REPORT_TYPES, type ReportType } from '../reports/report.rules.ts';
import { REPORT_TYPE_TEXT } from '../reports/report.text.ts';
import type { PackageFile } from './package-file.rules.ts';
import { packageFlow } from './s2l-package.flow.ts';

const TYPES = Object.fromEntries(REPORT_TYPES.map((type) => [type, REPORT_TYPE_TEXT[type]])) as Record<
  ReportType,
  Text
>;
const { level, message } = reportFinding.fields;

/** What speaks against a report that came in a file, or wants a reason. */
export const packageProblem = defineResource({
  name: 'voyage.s2lProblem',
  label: { zh: '问题', en: 'Problem' },
  title: 'place',
  fields: {
    level,
    place: text({ zh: '字段', en: 'Field' }, { max: 80 }),
    message: json<Text>(message.label, { shape: recordShape(textShape(2000)) }),
  },
});

/** A report that a ship without a line sent as a file: kept as it came, checked, and taken over once. */
export const s2lPackage = defineResource({
  name: 'voyage.s2lPackage',
  label: { zh: '船岸报文', en: 'Ship-to-land package' },
  title: 'packageNo',
  fields: {
    packageNo: serial('SP-{yy}{0000}', { zh: '编号', en: 'No.' }),
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    rptType: choice(TYPES, { zh: '报告类型', en: 'Type of report' }),
    rptTime: datetime({ zh: '报告时间', en: 'Time of report' }),
    receivedAt: computed('datetime', { zh: '收到时间', en: 'Received' }),
    fileName: computed('text', { zh: '文件名', en: 'File' }),
    madeBy: computed('text', { zh: '填报人', en: 'Written by' }),
    madeAt: computed('datetime', { zh: '生成时间', en: 'Written' }),
    sha256: computed('text', { zh: '校验值', en: 'SHA-256' }),
    payload: json<PackageFile>({ zh: '报文内容', en: 'Content' }, { shape: isObject }),
    problems: lines(packageProblem, { zh: '问题清单', en: 'Problems' }),
    reportId: ref('voyage.report', { zh: '动态报', en: 'Report' }),
    packageStatus: state(packageFlow),
  },
  unique: [['sha256']],
  list: {
    columns: [
      { field: 'packageNo', width: 116 },
      'shipName',
      'rptType',
      { field: 'rptTime', priority: 1 },
      { field: 'receivedAt', priority: 1 },
      { field: 'madeBy', priority: 3 },
      { field: 'fileName', priority: 3, width: 240 },
      { field: 'createName', priority: 3 },
      { field: 'reportId', priority: 2 },
      'packageStatus',
    ],
    filters: ['shipName', 'packageStatus', 'rptType', 'rptTime', 'receivedAt'],
    search: ['packageNo', 'fileName'],
    sort: '-receivedAt',
  },
  scope: { vessel: 'shipName' },
  excel: { export: true },
});

export type PackageRow = Row<typeof s2lPackage>;
