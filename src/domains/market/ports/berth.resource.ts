import { bool, decimal, int, ref, refs, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';

const metres = (zh: string, en: string) => decimal({ zh, en }, 2, { min: 0, max: 600, unit: 'm' });
const rate = (zh: string, en: string) => decimal({ zh, en }, 2, { min: 0, max: 99_999, unit: 't/h' });

/** A berth of a port with what it bears. */
export const berth = defineResource({
  name: 'market.berth',
  label: { zh: '泊位', en: 'Berth' },
  title: 'name',
  fields: {
    port: ref('parameter.port', { zh: '港口', en: 'Port' }, { required: true }),
    name: text({ zh: '泊位', en: 'Berth' }, { required: true, max: 60 }),
    terminal: text({ zh: '码头', en: 'Terminal' }, { max: 80 }),
    cargoTypes: refs(
      'market.cargoType',
      { zh: '可装卸货种', en: 'Cargoes' },
      { help: { zh: '不填表示不限', en: 'Empty: any' } },
    ),
    maxLoa: metres('最大总长', 'Greatest length'),
    maxBeam: metres('最大型宽', 'Greatest beam'),
    maxDraft: decimal({ zh: '码头限制吃水', en: 'Draft by the terminal' }, 2, { min: 0, max: 40, unit: 'm' }),
    maxDwt: int({ zh: '最大载重吨', en: 'Greatest deadweight' }, { min: 0, max: 999_999, unit: 't' }),
    depth: decimal({ zh: '水深', en: 'Depth' }, 2, {
      min: 0,
      max: 60,
      unit: 'm',
      help: { zh: '海图基准面以下', en: 'At chart datum' },
    }),
    arms: int({ zh: '输油臂', en: 'Loading arms' }, { min: 0, max: 40 }),
    loadRate: rate('装货速率', 'Loading rate'),
    dischRate: rate('卸货速率', 'Discharging rate'),
    freshWater: bool({ zh: '可加淡水', en: 'Fresh water' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
  },
  unique: [['port', 'name']],
  list: {
    columns: ['port', 'name', 'terminal', 'maxLoa', 'maxDwt', 'depth'],
    filters: ['port', 'cargoTypes'],
    search: ['name', 'terminal'],
    sort: 'port',
  },
  form: [
    { title: { zh: '泊位', en: 'Berth' }, rows: [['port', 'name', 'terminal'], ['cargoTypes']] },
    {
      title: { zh: '限制', en: 'Limits' },
      rows: [
        ['maxLoa', 'maxBeam', 'maxDwt'],
        ['depth', 'maxDraft'],
      ],
    },
    {
      title: { zh: '作业', en: 'Work' },
      rows: [['loadRate', 'dischRate', 'arms'], ['freshWater'], ['remark']],
    },
  ],
  scope: 'all',
  excel: { import: true, export: true },
});

export type BerthRow = Row<typeof berth>;
