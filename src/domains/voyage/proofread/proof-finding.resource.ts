import { choice, computed, json, ref, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { recordShape, textShape } from '../../../kernel/resource/shape.ts';
import type { Text } from '../../../kernel/text.ts';
import { proofFindingFlow } from './proof-finding.flow.ts';

/** What proofreading says of a report that is kept already, whether confirmed or not; found again, it stays the same record. */
export const proofFinding = defineResource({
  name: 'voyage.proofFinding',
  label: { zh: '校对结果', en: 'Proofreading finding' },
  title: ['reportId', 'ruleCode'],
  fields: {
    reportId: ref('voyage.report', { zh: '动态报', en: 'Voyage report' }, { required: true }),
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    voyageNo: ref('voyage.voyage', { zh: '航次', en: 'Voyage' }),
    rptTime: computed('datetime', { zh: '报告时间', en: 'Report time' }, { zone: 'rptZone' }),
    rptZone: computed({ scale: 2 }, { zh: '报告时区', en: 'Zone of the report' }),
    ruleCode: text({ zh: '规则', en: 'Rule' }, { required: true, max: 12 }),
    level: choice(
      {
        E: { zh: '错误', en: 'Error', tone: 'red' },
        W: { zh: '警告', en: 'Warning', tone: 'amber' },
        I: { zh: '提示', en: 'Note', tone: 'blue' },
      },
      { zh: '级别', en: 'Level' },
      { required: true },
    ),
    field: text({ zh: '字段', en: 'Field' }, { required: true, max: 80 }),
    message: json<Text>({ zh: '内容', en: 'Message' }, { shape: recordShape(textShape(2000)) }),
    found: text({ zh: '实际值', en: 'Found' }, { max: 80 }),
    expected: text({ zh: '应有值', en: 'Expected' }, { max: 80 }),
    reason: text({ zh: '说明', en: 'Reason' }, { max: 500 }),
    seenAt: computed('datetime', { zh: '最近校对', en: 'Last seen' }),
    proofState: state(proofFindingFlow, { zh: '处理', en: 'Status' }),
  },
  list: {
    columns: [
      'shipName',
      'reportId',
      'rptTime',
      { field: 'voyageNo', priority: 3 },
      'ruleCode',
      'level',
      'message',
      'found',
      'expected',
      'proofState',
      { field: 'reason', priority: 3 },
      { field: 'seenAt', priority: 3 },
    ],
    filters: ['shipName', 'voyageNo', 'ruleCode', 'level', 'proofState', 'rptTime'],
    sort: '-rptTime',
  },
  scope: { vessel: 'shipName' },
  excel: { export: true },
});

export type ProofFindingRow = Row<typeof proofFinding>;
