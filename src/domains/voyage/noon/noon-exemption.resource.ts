import { datetime, dict, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { instant } from '../../../kernel/value/zone.ts';

/** A span in which a ship owes no noon report. */
export const noonExemption = defineResource({
  name: 'voyage.noonExemption',
  label: { zh: '正午报豁免', en: 'Noon report exemption' },
  title: ['shipName', 'from'],
  fields: {
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    from: datetime({ zh: '开始', en: 'From' }, { required: true }),
    to: datetime({ zh: '结束', en: 'To' }, { required: true }),
    reason: dict('noon_exemption_reason', { zh: '原因', en: 'Reason' }, { required: true }),
    remark: text({ zh: '说明', en: 'Remark' }, { max: 200 }),
  },
  check: ({ from, to }) =>
    from && to && instant(to) < instant(from)
      ? [{ field: 'to', message: { zh: '结束不能早于开始', en: 'The end may not be before the start' } }]
      : undefined,
  list: {
    columns: ['shipName', 'from', 'to', 'reason', 'remark', 'createName'],
    filters: ['shipName', 'reason'],
    sort: '-from',
  },
  scope: { vessel: 'shipName' },
});
