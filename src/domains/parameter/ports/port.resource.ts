import { bool, choice, decimal, int, type Option, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import type { ECA_AREAS } from './eca.rules.ts';

export const ECA_TEXTS = {
  none: { zh: '无', en: 'None' },
  chinaCoast: { zh: '中国沿海控制区', en: 'China coastal control area', tone: 'blue' },
  chinaInland: { zh: '中国内河控制区', en: 'China inland control area', tone: 'teal' },
  baltic: { zh: '波罗的海', en: 'Baltic Sea', tone: 'blue' },
  northSea: { zh: '北海', en: 'North Sea', tone: 'blue' },
  northAmerica: { zh: '北美', en: 'North America', tone: 'blue' },
  usCaribbean: { zh: '美国加勒比海', en: 'US Caribbean Sea', tone: 'blue' },
  mediterranean: { zh: '地中海', en: 'Mediterranean Sea', tone: 'blue' },
} as const satisfies Record<(typeof ECA_AREAS)[number], Option>;

/** The port master. Every domain refers to it; profiles for chartering and agents hang on it elsewhere. */
export const port = defineResource({
  name: 'parameter.port',
  label: { zh: '港口', en: 'Port' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    unlocode: text(
      { zh: '港口代码', en: 'UN/LOCODE' },
      {
        min: 5,
        max: 5,
        help: {
          zh: '国家二位代码加三位地点代码；码头等没有代码的可留空',
          en: 'Country and place, such as CNSHA; empty for a terminal without one',
        },
      },
    ),
    name: text({ zh: '港名', en: 'Chinese name' }, { required: true, max: 80 }),
    nameEn: text({ zh: '英文港名', en: 'Name' }, { required: true, max: 80 }),
    countryId: ref('parameter.country', { zh: '国家地区', en: 'Country or region' }, { required: true }),
    latitude: decimal({ zh: '纬度', en: 'Latitude' }, 5, {
      variant: 'lat',
      min: -90,
      max: 90,
      help: { zh: '十进制度，南纬为负', en: 'Decimal degrees, south negative' },
    }),
    longitude: decimal({ zh: '经度', en: 'Longitude' }, 5, {
      variant: 'lon',
      min: -180,
      max: 180,
      help: { zh: '十进制度，西经为负', en: 'Decimal degrees, west negative' },
    }),
    zone: decimal({ zh: '标准时区', en: 'Standard zone' }, 2, {
      min: -12,
      max: 14,
      variant: 'zone',
      help: { zh: '东经为正的小时数，不计夏令时', en: 'Hours east of UTC, without daylight saving' },
    }),
    eca: choice(ECA_TEXTS, { zh: '排放控制区', en: 'Emission control area' }, { required: true, default: 'none' }),
    aliases: text(
      { zh: '别名', en: 'Aliases' },
      { max: 200, help: { zh: '旧名、港区名，以分号分隔', en: 'Former names and harbour parts, with semicolons' } },
    ),
    enabled: bool({ zh: '启用', en: 'Enabled' }, { default: true }),
    sortNum: int(
      { zh: '排序', en: 'Order' },
      { min: 0, max: 9999, default: 100, help: { zh: '小的在选择时排在前面', en: 'Smaller ones are offered first' } },
    ),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
  },
  unique: [['unlocode']],
  check: (row) => {
    if (row.unlocode && !/^[A-Z]{2}[A-Z2-9]{3}$/.test(row.unlocode)) {
      return [
        {
          field: 'unlocode',
          message: { zh: '港口代码须为五位大写字母，如 CNSHA', en: 'A UN/LOCODE has five capitals, such as CNSHA' },
        },
      ];
    }
    if (!row.latitude === !row.longitude) return undefined;
    const field = row.latitude ? 'longitude' : 'latitude';
    return [{ field, message: { zh: '经度和纬度须同时填写', en: 'Latitude and longitude go together' } }];
  },
  list: {
    columns: ['unlocode', 'name', 'nameEn', 'countryId', 'latitude', 'longitude', 'zone', 'eca', 'enabled'],
    filters: ['countryId', 'eca', 'enabled'],
    search: ['name', 'nameEn', 'unlocode', 'aliases'],
    sort: 'unlocode',
  },
  form: [
    ['unlocode', 'countryId'],
    ['name', 'nameEn'],
    ['latitude', 'longitude'],
    ['zone', 'eca'],
    ['aliases', 'sortNum'],
    ['enabled'],
    ['remark'],
  ],
  excel: { import: true, export: true },
  scope: 'all',
});
