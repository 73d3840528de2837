import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { choice, computed, date, decimal, files, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { INSPECTION_TYPES, RESULTS } from '../quality-words.text.ts';
import { finding } from './finding.resource.ts';
import { INSPECTION_TEXT as TEXT } from './inspection.text.ts';

/** A visit on board by an authority, a customer or the company: planned, held, and submitted with what it found. */
export const inspection = defineResource({
  name: 'qhse.inspection',
  label: TEXT.inspection,
  title: 'inspectionName',
  fields: {
    inspectionNo: serial('IN-{yyyy}-{0000}', { zh: '检查编号', en: 'No.' }),
    inspectionName: text(
      { zh: '检查名称', en: 'Name' },
      { max: 100, help: { zh: '留空则取类型、港口与日期', en: 'Left empty: type, port and day' } },
    ),
    inspectionType: choice(INSPECTION_TYPES, { zh: '检查类型', en: 'Type' }, { required: true }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    portId: ref('parameter.port', { zh: '港口', en: 'Port' }),
    planDate: date({ zh: '计划日期', en: 'Planned for' }),
    ncInspectDate: date({ zh: '实际检查日期', en: 'Held on' }),
    partyName: text({ zh: '检查人', en: 'Inspector' }, { max: 60 }),
    authority: text(
      { zh: '机构', en: 'Authority' },
      {
        max: 60,
        help: { zh: 'PSC 写备忘录组织，如 Tokyo MoU', en: 'Of port state control the memorandum, such as Tokyo MoU' },
      },
    ),
    result: choice(RESULTS, { zh: '检查结果', en: 'Result' }),
    score: decimal({ zh: '得分', en: 'Score' }, 1, { min: 0, max: 1000 }),
    findings: lines(finding, TEXT.findings),
    reportFiles: files({ zh: '检查报告', en: 'Report' }),
    remark: text({ zh: '备注', en: 'Remarks' }, { variant: 'long', max: 1000 }),
    nextDueDate: computed('date', { zh: '下次到期', en: 'Next due' }),
    status: state(documentFlow),
  },
  check: ({ planDate, ncInspectDate }) =>
    planDate || ncInspectDate ? undefined : [{ field: 'planDate', message: TEXT.needsDay }],
  index: [['shipId', 'inspectionType']],
  list: {
    columns: [
      { field: 'inspectionNo', width: 128, priority: 2 },
      'inspectionName',
      'inspectionType',
      'shipId',
      { field: 'portId', priority: 2 },
      { field: 'planDate', priority: 2 },
      'ncInspectDate',
      { field: 'partyName', priority: 3 },
      'result',
      { field: 'nextDueDate', priority: 2 },
      'status',
    ],
    filters: ['inspectionType', 'shipId', 'portId', 'planDate', 'ncInspectDate', 'result', 'nextDueDate', 'status'],
    search: ['inspectionNo', 'inspectionName', 'partyName'],
    sort: '-createTime',
  },
  form: [
    {
      title: TEXT.inspection,
      rows: [
        ['inspectionType', 'shipId', 'portId'],
        ['planDate', 'ncInspectDate', 'inspectionName'],
        ['partyName', 'authority'],
        ['result', 'score'],
      ],
    },
    { title: TEXT.findings, rows: [['findings']] },
    { title: { zh: '报告', en: 'Report' }, rows: [['reportFiles'], ['remark']] },
  ],
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type InspectionRow = Row<typeof inspection>;
