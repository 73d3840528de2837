import { choice, date, decimal, text } from '../../../../kernel/resource/field.ts';
import { defineResource } from '../../../../kernel/resource/resource.ts';
import { EMISSION_FUELS } from '../emission-words.text.ts';

const factor = (zh: string, en: string, scale: number, unit: string) =>
  decimal({ zh, en }, scale, { min: 0, max: 100, unit });

/** What a fuel emits, from a day on; a later row of the same fuel takes its place. */
export const emissionFuel = defineResource({
  name: 'voyage.emissionFuel',
  label: { zh: '燃料排放因子', en: 'Emission factor of a fuel' },
  title: ['fuel', 'validFrom'],
  fields: {
    fuel: choice(EMISSION_FUELS, { zh: '燃料', en: 'Fuel' }, { required: true }),
    validFrom: date({ zh: '生效日期', en: 'In force from' }, { required: true }),
    cf: decimal({ zh: '碳转换系数', en: 'CO₂ factor (Cf)' }, 3, { required: true, min: 0, max: 10, unit: 't/t' }),
    lcv: factor('低位热值', 'Lower calorific value', 1, 'MJ/kg'),
    ch4: factor('甲烷排放因子', 'Methane factor', 5, 'g/g'),
    n2o: factor('氧化亚氮排放因子', 'Nitrous oxide factor', 5, 'g/g'),
    euroLcv: factor('欧盟低位热值', 'Calorific value (EU)', 1, 'MJ/kg'),
    euroWtt: factor('欧盟上游排放', 'Upstream emissions (EU)', 1, 'g/MJ'),
    source: text({ zh: '依据', en: 'Source' }, { required: true, max: 120 }),
  },
  unique: [['fuel', 'validFrom']],
  list: {
    columns: [{ field: 'fuel', width: 216 }, 'validFrom', 'cf', 'lcv', 'ch4', 'n2o', 'euroLcv', 'euroWtt', 'source'],
    filters: ['fuel'],
    sort: 'fuel',
  },
  form: [['fuel', 'validFrom'], ['cf', 'lcv'], ['ch4', 'n2o'], ['euroLcv', 'euroWtt'], ['source']],
  scope: 'all',
});
