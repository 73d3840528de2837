import { choice, date, int, ref, refs } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { ITEM_TYPES, LEADER_TEXT as TEXT } from './dept-leader-words.text.ts';

/** Who leads a department in a matter, on which level, for which ships and how long. */
export const deptLeaderItem = defineResource({
  name: 'qhse.deptLeaderItem',
  label: TEXT.item,
  title: ['partyId'],
  fields: {
    configId: ref('qhse.deptLeaderConfig', { zh: '部门', en: 'Department' }, { required: true }),
    itemType: choice(ITEM_TYPES, { zh: '事项', en: 'Matter' }, { required: true, default: 'ALL' }),
    level: int({ zh: '级别', en: 'Level' }, { required: true, min: 1, max: 9, default: 1 }),
    partyId: ref('identity.user', { zh: '负责人', en: 'Leader' }, { required: true }),
    deputyPartyId: ref(
      'identity.user',
      { zh: '代理人', en: 'Deputy' },
      { help: { zh: '负责人账号停用时代理', en: 'Stands in while the account of the leader is closed' } },
    ),
    shipIds: refs('fleet.vessel', { zh: '船舶', en: 'Ships' }, { help: { zh: '留空为全部', en: 'Left empty: all' } }),
    validFrom: date({ zh: '开始日期', en: 'From' }),
    validTo: date({ zh: '结束日期', en: 'Until' }),
    sortNum: int({ zh: '排序', en: 'Order' }, { min: 0, max: 99_999, default: 10 }),
  },
  check: ({ partyId, deputyPartyId, validFrom, validTo }) => [
    ...(validFrom && validTo && validTo < validFrom ? [{ field: 'validTo', message: TEXT.backwards }] : []),
    ...(partyId && partyId === deputyPartyId ? [{ field: 'deputyPartyId', message: TEXT.ownDeputy }] : []),
  ],
  list: {
    columns: [
      'configId',
      'itemType',
      'level',
      'partyId',
      'deputyPartyId',
      { field: 'shipIds', priority: 2 },
      { field: 'validFrom', priority: 2 },
      { field: 'validTo', priority: 2 },
      { field: 'sortNum', priority: 3 },
    ],
    filters: ['configId', 'itemType', 'partyId', 'shipIds'],
    search: ['partyId', 'deputyPartyId'],
    sort: 'level',
  },
  form: [
    {
      title: TEXT.ofWhat,
      rows: [['configId', 'itemType', 'level'], ['partyId', 'sortNum'], ['shipIds']],
    },
    { title: TEXT.period, rows: [['validFrom', 'validTo', 'deputyPartyId']] },
  ],
  scope: 'all',
  excel: { export: true },
});

export type DeptLeaderItemRow = Row<typeof deptLeaderItem>;
