import { choice, computed, datetime, decimal, dict, text } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { SOF_FIELD_TEXT as SOF } from '../reports/cargo.text.ts';

export const SOF_SOURCES = {
  REPORT: { zh: '动态报', en: 'Report' },
  TYPED: { zh: '手工', en: 'Typed' },
} as const;

/** A line of a port call's statement of facts: what laytime is counted on. */
export const sofLine = defineResource({
  name: 'voyage.sofLine',
  label: { zh: '事实记录', en: 'SOF line' },
  title: 'eventType',
  fields: {
    from: datetime(SOF.from, { required: true, zone: 'zone' }),
    to: datetime(SOF.to, { zone: 'zone' }),
    zone: decimal({ zh: '时区', en: 'Zone' }, 2, { min: -12, max: 14, variant: 'zone' }),
    eventType: dict('sof_event_type', SOF.eventType, { required: true }),
    account: dict('sof_account', SOF.account),
    remark: text(SOF.remark, { max: 200 }),
    source: choice(SOF_SOURCES, { zh: '来源', en: 'Source' }, { required: true, default: 'TYPED' }),
    // By which a line that was taken over and then changed is still known as what the report said.
    saidFrom: computed('datetime', { zh: '报告时间', en: 'Time in the report' }),
  },
});

export type SofLine = LineRow<typeof sofLine>;
