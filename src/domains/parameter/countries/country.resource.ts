import type { Option } from '../../../kernel/resource/field.ts';
import { bool, choice, decimal, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

const REGIONS = {
  asia: { zh: '亚洲', en: 'Asia' },
  middleEast: { zh: '中东', en: 'Middle East' },
  europe: { zh: '欧洲', en: 'Europe' },
  africa: { zh: '非洲', en: 'Africa' },
  northAmerica: { zh: '北美洲', en: 'North America' },
  latinAmerica: { zh: '拉丁美洲', en: 'Latin America' },
  oceania: { zh: '大洋洲', en: 'Oceania' },
} as const satisfies Record<string, Option>;

const SANCTIONS = {
  none: { zh: '无', en: 'None', tone: 'grey' },
  warn: { zh: '提示', en: 'Warning', tone: 'amber' },
  block: { zh: '禁止', en: 'Blocked', tone: 'red' },
} as const satisfies Record<string, Option>;

/** Countries and regions by ISO 3166-1; the names of the regions of China follow the usage of the mainland. */
export const country = defineResource({
  name: 'parameter.country',
  label: { zh: '国家地区', en: 'Country or region' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    code2: text({ zh: '二位代码', en: 'Code (2 letters)' }, { required: true, min: 2, max: 2 }),
    code3: text({ zh: '三位代码', en: 'Code (3 letters)' }, { required: true, min: 3, max: 3 }),
    name: text({ zh: '名称', en: 'Chinese name' }, { required: true, max: 60 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { required: true, max: 80 }),
    region: choice(REGIONS, { zh: '地区', en: 'Region' }, { required: true }),
    zone: decimal({ zh: '标准时区', en: 'Standard zone' }, 2, {
      min: -12,
      max: 14,
      variant: 'zone',
      help: {
        zh: '东经为正的小时数；有多个时区的国家留空',
        en: 'Hours east of UTC; empty where a country has several',
      },
    }),
    sanction: choice(SANCTIONS, { zh: '制裁级别', en: 'Sanction level' }, { required: true, default: 'none' }),
    sanctionSource: text({ zh: '制裁依据', en: 'Source of the sanction' }, { max: 200 }),
    aliases: text({ zh: '别名', en: 'Aliases' }, { max: 200 }),
    enabled: bool({ zh: '启用', en: 'Enabled' }, { default: true }),
  },
  unique: [['code2'], ['code3']],
  requiredIf: { sanctionSource: (row) => row.sanction === 'warn' || row.sanction === 'block' },
  list: {
    columns: ['code2', 'code3', 'name', 'nameEn', 'region', 'zone', 'sanction', 'enabled'],
    filters: ['region', 'sanction', 'enabled'],
    search: ['name', 'nameEn', 'code2', 'code3', 'aliases'],
    sort: 'code2',
  },
  form: [
    ['code2', 'code3'],
    ['name', 'nameEn'],
    ['region', 'zone'],
    ['sanction', 'sanctionSource'],
    ['aliases', 'enabled'],
  ],
  excel: { import: true, export: true },
  scope: 'all',
});
