import { bool, choice, computed, datetime, ref } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { reportFlow } from '../reports/report.flow.ts';
import { REPORT_SOURCE_TEXT, REPORT_TYPE_TEXT } from '../reports/report.text.ts';

/** By 14:00 of the ship a noon report is in time (voyage blueprint 5.11). */
const IN_TIME = "interval '14 hours'";
const BY_SHIP = "at time zone 'UTC' + r.zone * interval '1 hour'";

/** Every report with how it went: in time, returned, confirmed after so many hours, corrected since, and what the rules said of it. */
export const reported = defineView({
  name: 'voyage.reported',
  label: { zh: '动态报办理情况', en: 'How reports went' },
  title: 'reportId',
  fields: {
    reportId: ref('voyage.report', { zh: '动态报', en: 'Voyage report' }),
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    voyageNo: ref('voyage.voyage', { zh: '航次号', en: 'Voyage' }),
    rptType: choice(REPORT_TYPE_TEXT, { zh: '报告类型', en: 'Type' }),
    rptTime: datetime({ zh: '报告时间', en: 'Report time' }),
    source: choice(REPORT_SOURCE_TEXT, { zh: '来源', en: 'Source' }),
    confirmed: choice(reportFlow.states, { zh: '确认状态', en: 'Confirmed' }),
    isNoon: bool({ zh: '正午报', en: 'Noon report' }),
    inTime: bool({ zh: '按时提交', en: 'In time' }),
    confirmHours: computed({ scale: 1, unit: 'h' }, { zh: '提交至确认', en: 'Submitted to confirmed' }),
    wasReturned: bool({ zh: '退回过', en: 'Was returned' }),
    corrected: bool({ zh: '更正过', en: 'Was corrected' }),
    findings: computed('int', { zh: '校验结果数', en: 'Findings' }),
  },
  from: `select r.id, r.id as report_id, r.ship_name, r.voyage_no, r.rpt_type, r.rpt_time, r.source, r.confirmed, r.rpt_type = 'NOON' as is_noon,
      r.rpt_type = 'NOON' and (r.submit_time ${BY_SHIP}) <= date_trunc('day', r.rpt_time ${BY_SHIP}) + ${IN_TIME} as in_time,
      round((extract(epoch from r.confirm_time - r.submit_time) / 3600)::numeric, 1) as confirm_hours,
      coalesce(r.returned, false) or exists (select from kernel_history h where h.resource = 'voyage.report' and h.record_id = r.id and h.action = 'return') as was_returned,
      exists (select from voyage_report_correction c where c.report_id = r.id and c.status = 'APPROVE' and c.deleted_at is null) as corrected,
      (select count(*)::int from voyage_finding f where f.report_id = r.id and f.deleted_at is null) as findings
    from voyage_report r where r.deleted_at is null`,
  list: {
    columns: [
      { field: 'reportId', width: 160 },
      'shipName',
      'rptType',
      'rptTime',
      'inTime',
      'confirmHours',
      'wasReturned',
      'corrected',
      'findings',
      { field: 'voyageNo', priority: 2 },
      { field: 'source', priority: 3 },
      'confirmed',
    ],
    filters: [
      ...(['shipName', 'voyageNo', 'rptType', 'rptTime', 'source', 'confirmed'] as const),
      ...(['isNoon', 'inTime', 'wasReturned', 'corrected'] as const),
    ],
    sort: '-rptTime',
  },
  scope: { vessel: 'shipName' },
  excel: { export: true },
});
