import { decimal, int, text } from '../../../../kernel/resource/field.ts';
import { defineResource } from '../../../../kernel/resource/resource.ts';

const percent = (zh: string, en: string) => decimal({ zh, en }, 3, { min: 0, max: 100, unit: '%' });

/** What a year asks: how far below the reference line, for how much of its emissions allowances are surrendered, how far below the reference of fuels. */
export const emissionRate = defineResource({
  name: 'voyage.emissionRate',
  label: { zh: '年度减排要求', en: 'Emission terms of a year' },
  title: ['year'],
  fields: {
    year: int({ zh: '年度', en: 'Year' }, { required: true, min: 2019, max: 2100 }),
    reduction: percent('碳强度折减率', 'CII reduction'),
    allowances: percent('欧盟配额清缴比例', 'EU allowances surrendered'),
    fuelReduction: percent('欧盟燃料强度折减率', 'EU fuel intensity reduction'),
    source: text({ zh: '依据', en: 'Source' }, { required: true, max: 120 }),
  },
  unique: [['year']],
  list: { columns: ['year', 'reduction', 'allowances', 'fuelReduction', 'source'], search: ['source'], sort: '-year' },
  form: [['year'], ['reduction', 'allowances', 'fuelReduction'], ['source']],
  scope: 'all',
});
