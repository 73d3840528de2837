import { choice, date, decimal, int, text } from '../../../../kernel/resource/field.ts';
import { defineResource } from '../../../../kernel/resource/resource.ts';
import { lt } from '../../../../kernel/value/decimal.ts';
import { CII_TYPES } from '../emission-words.text.ts';

const boundary = (name: string) => decimal({ zh: name, en: name }, 2, { required: true, min: 0, max: 5 });
const tonnes = (zh: string, en: string, help?: { zh: string; en: string }) =>
  int({ zh, en }, { min: 0, max: 1_000_000, unit: 't', ...(help && { help }) });

/** A reference line with its rating boundaries, for ships of a type and a span of deadweights, from a day on. */
export const ciiLine = defineResource({
  name: 'voyage.ciiLine',
  label: { zh: '碳强度参考线', en: 'CII reference line' },
  title: ['shipType', 'capacityFrom', 'validFrom'],
  fields: {
    shipType: choice(CII_TYPES, { zh: '船型', en: 'Ship type' }, { required: true }),
    capacityFrom: int(
      { zh: '载重吨起', en: 'Deadweight from' },
      { required: true, min: 0, max: 1_000_000, default: 0, unit: 't' },
    ),
    capacityTo: tonnes('载重吨止（不含）', 'Deadweight below', { zh: '留空为不限', en: 'Empty: no upper end' }),
    fixedCapacity: tonnes('固定运力', 'Fixed capacity', {
      zh: '填写后代替船舶载重吨计算',
      en: "Stands in place of the ship's deadweight",
    }),
    validFrom: date({ zh: '生效日期', en: 'In force from' }, { required: true }),
    a: decimal({ zh: '参数 a', en: 'a' }, 3, { required: true, min: 0 }),
    c: decimal({ zh: '参数 c', en: 'c' }, 4, { required: true, min: 0, max: 10 }),
    d1: boundary('exp(d1)'),
    d2: boundary('exp(d2)'),
    d3: boundary('exp(d3)'),
    d4: boundary('exp(d4)'),
    source: text({ zh: '依据', en: 'Source' }, { required: true, max: 120 }),
  },
  unique: [['shipType', 'capacityFrom', 'validFrom']],
  check: ({ d1, d2, d3, d4, capacityFrom, capacityTo }) => {
    const rising = [d1, d2, d3, d4];
    const wrong = rising.findIndex((one, i) => i > 0 && one && rising[i - 1] && !lt(rising[i - 1], one));
    if (wrong > 0)
      return [{ field: `d${wrong + 1}`, message: { zh: '评级边界须逐级增大', en: 'Boundaries have to rise' } }];
    return capacityTo && capacityTo <= (capacityFrom ?? 0)
      ? [{ field: 'capacityTo', message: { zh: '须大于载重吨起', en: 'It has to be above the lower end' } }]
      : undefined;
  },
  list: {
    columns: [
      { field: 'shipType', width: 112 },
      'capacityFrom',
      'capacityTo',
      { field: 'a', width: 128 },
      { field: 'c', width: 88 },
      ...(['d1', 'd2', 'd3', 'd4'] as const).map((field) => ({ field, width: 80, priority: 1 as const })),
      { field: 'validFrom', priority: 3 },
      { field: 'source', priority: 2 },
    ],
    filters: ['shipType'],
    sort: 'shipType',
  },
  form: [
    ['shipType', 'validFrom'],
    ['capacityFrom', 'capacityTo', 'fixedCapacity'],
    ['a', 'c'],
    ['d1', 'd2', 'd3', 'd4'],
    ['source'],
  ],
  scope: 'all',
});
