import { choice, computed, datetime, ref } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { reportFinding } from '../findings/finding.resource.ts';
import { RULE_TEXT } from '../reports/checks/rule.text.ts';
import { REPORT_TYPE_TEXT } from '../reports/report.text.ts';

const { level, findingState } = reportFinding.fields;

/** What the rules said, with the report of which it was said. */
export const found = defineView({
  name: 'voyage.found',
  label: { zh: '校验结果', en: 'Findings' },
  title: 'reportId',
  fields: {
    reportId: ref('voyage.report', { zh: '动态报', en: 'Voyage report' }),
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    rptType: choice(REPORT_TYPE_TEXT, { zh: '报告类型', en: 'Type' }),
    rptTime: datetime({ zh: '报告时间', en: 'Report time' }),
    ruleCode: choice(RULE_TEXT, { zh: '规则', en: 'Rule' }),
    level: { ...level, required: false },
    findingState: { ...findingState, required: false },
    found: computed('text', { zh: '实际值', en: 'Found' }),
    expected: computed('text', { zh: '应有值', en: 'Expected' }),
    reason: computed('text', { zh: '说明', en: 'Reason' }),
  },
  from: `select f.id, f.report_id, f.ship_name, r.rpt_type, r.rpt_time, f.rule_code, f.level, f.finding_state, f.found, f.expected, f.reason
    from voyage_finding f join voyage_report r on r.id = f.report_id where f.deleted_at is null and r.deleted_at is null`,
  list: {
    columns: [
      { field: 'reportId', width: 160 },
      'shipName',
      'rptType',
      'rptTime',
      'ruleCode',
      'level',
      'found',
      'expected',
      'findingState',
      { field: 'reason', priority: 2 },
    ],
    filters: ['shipName', 'rptType', 'rptTime', 'ruleCode', 'level', 'findingState'],
    sort: '-rptTime',
  },
  scope: { vessel: 'shipName' },
  excel: { export: true },
});
