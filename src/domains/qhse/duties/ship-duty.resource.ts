import { choice, computed, month, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { isMonth, openKeyOf } from './duty.rules.ts';
import { dutyWatch } from './duty-watch.resource.ts';
import { DUTY_KINDS, REST_CHECKS, DUTY_TEXT as TEXT } from './duty-words.text.ts';
import { shipDutyFlow } from './ship-duty.flow.ts';

/** Who stands watch on a ship in a month, by half hours, one roster for each kind of duty (qhse 3.14). */
export const shipDuty = defineResource({
  name: 'qhse.shipDuty',
  label: TEXT.duty,
  title: 'dutyNo',
  fields: {
    dutyNo: serial('WR-{yyyy}-{0000}', { zh: '编号', en: 'No.' }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    dutyMonth: month({ zh: '月份', en: 'Month' }, { required: true }),
    dutyKind: choice(DUTY_KINDS, { zh: '值班类别', en: 'Duty' }, { required: true, default: 'SEA_WATCH' }),
    note: text({ zh: '备注', en: 'Note' }, { variant: 'long', max: 500 }),
    watches: lines(dutyWatch, TEXT.watches),
    // Written by the server alone.
    peopleCount: computed('int', { zh: '人数', en: 'People' }),
    restCheck: choice(REST_CHECKS, { zh: '休息时间', en: 'Rest hours' }),
    breachCount: computed('int', { zh: '不符项数', en: 'Breaches' }),
    masterReason: computed('text', TEXT.reason),
    reasonMark: computed('text', { zh: '说明所及', en: 'What the reason is for' }),
    openKey: computed('text', { zh: '唯一标记', en: 'Mark of the one that stands' }, { from: openKeyOf }),
    status: state(shipDutyFlow),
  },
  unique: [['openKey']],
  index: [['shipId', 'dutyMonth']],
  check: ({ dutyMonth }) =>
    dutyMonth && !isMonth(dutyMonth) ? [{ field: 'dutyMonth', message: TEXT.monthRange }] : undefined,
  list: {
    columns: [
      { field: 'dutyNo', width: 132 },
      'shipId',
      'dutyMonth',
      'dutyKind',
      'peopleCount',
      'restCheck',
      { field: 'breachCount', priority: 2 },
      { field: 'createName', priority: 3 },
      'status',
    ],
    filters: ['shipId', 'dutyMonth', 'dutyKind', 'restCheck', 'status'],
    search: ['dutyNo', 'note'],
    sort: '-dutyMonth',
  },
  form: [{ title: TEXT.duty, rows: [['shipId', 'dutyMonth', 'dutyKind'], ['note']] }],
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type ShipDutyRow = Row<typeof shipDuty>;
