import { choice, computed, decimal, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { standingOf } from './monitoring.rules.ts';
import { MONITOR_STANDINGS } from './monitoring.text.ts';
import { monitoringPoint } from './monitoring-template.resource.ts';

const OF_POINT = monitoringPoint.fields;

/** What was measured at a point; its limits are those of the template at that time. */
export const monitoringValue = defineResource({
  name: 'maintenance.monitoringValue',
  label: { zh: '测量值', en: 'Measured value' },
  title: 'pointName',
  fields: {
    pointName: OF_POINT.pointName,
    unitName: OF_POINT.unitName,
    least: OF_POINT.least,
    most: OF_POINT.most,
    alarmPercent: OF_POINT.alarmPercent,
    baseline: computed(
      { scale: 3 },
      {
        zh: '基准值',
        en: 'Baseline',
      },
    ),
    measured: decimal({ zh: '实测值', en: 'Measured' }, 3),
    standing: choice(MONITOR_STANDINGS, { zh: '状况', en: 'Standing' }),
    crossDate: computed('date', { zh: '预计超限', en: 'Crosses on' }),
    said: text({ zh: '说明', en: 'Words' }, { max: 200 }),
  },
  // Judged while one types; the server judges anew.
  derive: (row) => ({ standing: standingOf(row) ?? undefined }),
});
