import { choice, json, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { recordShape, textShape } from '../../../kernel/resource/shape.ts';
import type { Text } from '../../../kernel/text.ts';

/** What a rule has to say about a saved report. Rewritten at each save; a reason once given stays with its rule and field. */
export const reportFinding = defineResource({
  name: 'voyage.finding',
  label: { zh: '校验结果', en: 'Finding' },
  title: ['reportId', 'ruleCode'],
  fields: {
    reportId: ref('voyage.report', { zh: '报告', en: 'Report' }, { required: true }),
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
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
    findingState: choice(
      {
        OPEN: { zh: '未处理', en: 'Open', tone: 'amber' },
        REASONED: { zh: '已说明', en: 'Reasoned', tone: 'green' },
        FIXED: { zh: '已更正', en: 'Fixed', tone: 'slate' },
      },
      { zh: '处理', en: 'Status' },
      { required: true, default: 'OPEN' },
    ),
    reason: text({ zh: '说明', en: 'Reason' }, { max: 500 }),
  },
  list: {
    columns: [
      'shipName',
      'reportId',
      'ruleCode',
      'level',
      'message',
      'found',
      'expected',
      'findingState',
      'reason',
      'createTime',
    ],
    filters: ['shipName', 'ruleCode', 'level', 'findingState'],
    sort: '-id',
  },
  scope: { vessel: 'shipName' },
});
