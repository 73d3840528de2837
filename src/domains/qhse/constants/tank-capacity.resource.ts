import { choice, decimal, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { MEASURES, type Measure, measureOf } from './constant.rules.ts';
import { FACILITIES, CONSTANT_TEXT as TEXT } from './constant-words.text.ts';

/** A tank for what must not go overboard, or a machine that lessens it, as the ship's certificates name it. */
export const tankCapacity = defineResource({
  name: 'qhse.tankCapacity',
  label: TEXT.capacity,
  title: 'tankName',
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    tankName: text({ zh: '名称', en: 'Name' }, { required: true, max: 60 }),
    tankType: choice(FACILITIES, { zh: '类型', en: 'Type' }, { required: true }),
    capacityM3: decimal({ zh: '舱容', en: 'Capacity' }, 2, { min: 0, max: 99_999, unit: 'm³' }),
    owsRate: decimal({ zh: '处理能力', en: 'Handles' }, 2, { min: 0, max: 999, unit: 'm³/h' }),
    burnRate: decimal({ zh: '焚烧能力', en: 'Burns' }, 1, { min: 0, max: 9_999, unit: 'kg/h' }),
    ioppItem: text({ zh: '证书附录项', en: 'Item of the supplement' }, { max: 20 }),
  },
  unique: [['shipId', 'tankName']],
  check: (row) => {
    if (!row.tankType) return undefined;
    const own = measureOf(row.tankType);
    const given = (name: Measure): boolean => row[name] !== null && row[name] !== undefined;
    return [
      ...(given(own) ? [] : [{ field: own, message: TEXT.needsOne }]),
      ...MEASURES.filter((name) => name !== own && given(name)).map((field) => ({ field, message: TEXT.notOfIt })),
    ];
  },
  list: {
    columns: [
      'shipId',
      'tankName',
      'tankType',
      'capacityM3',
      'owsRate',
      'burnRate',
      { field: 'ioppItem', priority: 2 },
    ],
    filters: ['shipId', 'tankType'],
    search: ['tankName', 'ioppItem'],
    sort: 'shipId',
  },
  form: [['shipId', 'tankName', 'tankType'], ['capacityM3', 'owsRate', 'burnRate'], ['ioppItem']],
  scope: { vessel: 'shipId' },
  excel: { import: true, export: true },
});
