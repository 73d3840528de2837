import { bool, decimal, int, position, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';

/** A paper that authorities or terminals want, and when. */
export const portDocument = defineResource({
  name: 'market.portDocument',
  label: { zh: '所需单证', en: 'Document' },
  title: 'name',
  fields: {
    name: text({ zh: '单证', en: 'Document' }, { required: true, max: 100 }),
    copies: int({ zh: '份数', en: 'Copies' }, { min: 0, max: 99 }),
    hoursBefore: int({ zh: '抵港前', en: 'Before arrival' }, { min: 0, max: 999, unit: 'h' }),
    recipient: text({ zh: '交给', en: 'To' }, { max: 60 }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
});

/** What chartering and ships have to know of a port, beside the port master: one a port. */
export const portProfile = defineResource({
  name: 'market.portProfile',
  label: { zh: '港口设置', en: 'Port settings' },
  title: ['port'],
  fields: {
    port: ref('parameter.port', { zh: '港口', en: 'Port' }, { required: true }),
    pilotCompulsory: bool({ zh: '强制引航', en: 'Pilot compulsory' }, { default: true }),
    pilotNotice: int({ zh: '引航预报', en: 'Notice to the pilot' }, { min: 0, max: 240, unit: 'h' }),
    tugs: text({ zh: '拖轮要求', en: 'Tugs' }, { max: 200 }),
    anchorageLat: position('lat', { zh: '锚地纬度', en: 'Anchorage latitude' }),
    anchorageLon: position('lon', { zh: '锚地经度', en: 'Anchorage longitude' }),
    workingHours: text({ zh: '作业时间', en: 'Working hours' }, { max: 200 }),
    tide: decimal({ zh: '可用潮高', en: 'Usable tide' }, 2, {
      min: 0,
      max: 20,
      unit: 'm',
      help: {
        zh: '进出港可等待利用的潮高，与泊位水深相加后核算允许吃水',
        en: 'The tide that one may wait for: added to the depth of a berth it gives the draft allowed there',
      },
    }),
    dgAllowed: bool({ zh: '可装卸危险品', en: 'Dangerous goods allowed' }),
    wasteReception: bool({ zh: '可接收船舶废弃物', en: 'Waste reception' }),
    bunkerAvailable: bool({ zh: '可加油', en: 'Bunkers available' }),
    ecaRule: text(
      { zh: '排放控制要求', en: 'Emission rules' },
      { max: 300, help: { zh: '靠泊换油、岸电等', en: 'Change-over at berth, shore power and the like' } },
    ),
    restrictions: text({ zh: '进出港限制', en: 'Restrictions' }, { variant: 'long', max: 500 }),
    documents: lines(portDocument, { zh: '所需单证', en: 'Documents' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 1000 }),
  },
  unique: [['port']],
  check: (row) => {
    if (!row.anchorageLat === !row.anchorageLon) return undefined;
    const field = row.anchorageLat ? 'anchorageLon' : 'anchorageLat';
    return [{ field, message: { zh: '经度和纬度须同时填写', en: 'Latitude and longitude go together' } }];
  },
  list: {
    columns: ['port', 'pilotCompulsory', 'tide', 'bunkerAvailable', 'wasteReception', 'updateTime'],
    filters: ['port', 'pilotCompulsory', 'dgAllowed', 'bunkerAvailable', 'wasteReception'],
    search: ['tugs', 'workingHours', 'restrictions', 'remark'],
    sort: 'port',
  },
  form: [
    {
      title: { zh: '港口', en: 'Port' },
      rows: [
        ['port', 'pilotCompulsory', 'pilotNotice'],
        ['tugs', 'workingHours'],
        ['anchorageLat', 'anchorageLon', 'tide'],
      ],
    },
    {
      title: { zh: '条件与限制', en: 'Conditions' },
      rows: [['dgAllowed', 'wasteReception', 'bunkerAvailable'], ['ecaRule'], ['restrictions'], ['remark']],
    },
    { title: { zh: '所需单证', en: 'Documents' }, rows: [['documents']] },
  ],
  scope: 'all',
  excel: { import: true, export: true },
});

export type PortProfileRow = Row<typeof portProfile>;
