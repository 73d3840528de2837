import { choice, computed, date, int, quantity, ref, state } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { nextCheck } from './part.rules.ts';
import { FREQUENCY_TYPES } from './part.text.ts';
import { auditFlow } from './ship-part.flow.ts';

/** What a ship keeps of a part: how much at least, how often it is replaced and looked at, and whether it may be bought. */
export const shipEquipmentPart = defineResource({
  name: 'maintenance.shipEquipmentPart',
  label: { zh: '在船备件', en: 'Part on board' },
  title: ['equipmentPartSpecId'],
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    equipmentPartSpecId: ref('maintenance.equipmentPartSpec', { zh: '备件规格', en: 'Part' }),
    minAmount: quantity({ zh: '最低库存', en: 'Minimum' }, { min: 0, max: 9_999_999, default: '0' }),
    frequencyType: choice(FREQUENCY_TYPES, { zh: '频次类型', en: 'Counted in' }, { required: true, default: 'HOURS' }),
    frequency: int({ zh: '更换频次', en: 'Replaced every' }, { min: 0, max: 999_999 }),
    lastCheckDate: date({ zh: '上次检查', en: 'Last check' }),
    checkPeriod: int(
      { zh: '检查周期（月）', en: 'Check every (months)' },
      { min: 0, max: 240, help: { zh: '0 为不检查', en: '0 is no check' } },
    ),
    nextCheckDate: computed('date', { zh: '下次检查', en: 'Next check' }, { from: nextCheck }),
    auditName: computed('text', { zh: '审批人', en: 'Approved by' }),
    auditTime: computed('datetime', { zh: '审批时间', en: 'Approved' }),
    auditStatus: state(auditFlow, { zh: '采购审批', en: 'Buying' }),
  },
  unique: [['shipId', 'equipmentPartSpecId']],
  list: {
    columns: [
      'shipId',
      'equipmentPartSpecId',
      'minAmount',
      'frequencyType',
      'frequency',
      'auditStatus',
      'lastCheckDate',
      'checkPeriod',
      'nextCheckDate',
    ],
    filters: ['shipId', 'equipmentPartSpecId', 'auditStatus', 'nextCheckDate'],
    sort: 'equipmentPartSpecId',
  },
  form: [['minAmount'], ['frequency', 'frequencyType'], ['lastCheckDate', 'checkPeriod']],
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type ShipPartRow = Row<typeof shipEquipmentPart>;
