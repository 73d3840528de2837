import { choice, decimal, int, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { CARGO_SPACE_KINDS, TANK_KINDS } from './vessel-words.text.ts';

const name = text({ zh: '名称', en: 'Name' }, { required: true, max: 40 });
const maker = text({ zh: '制造厂', en: 'Maker' }, { max: 60 });
const model = text({ zh: '型号', en: 'Model' }, { max: 60 });

/** A hold or cargo tank; capacity in m3 at 98 % for tanks, grain for holds. */
export const vesselHold = defineResource({
  name: 'fleet.vesselHold',
  label: { zh: '货舱', en: 'Hold or cargo tank' },
  fields: {
    name,
    kind: choice(CARGO_SPACE_KINDS, { zh: '类别', en: 'Kind' }, { required: true, default: 'CARGO_TANK' }),
    capacity: decimal({ zh: '容积', en: 'Capacity' }, 1, { required: true, min: 0, unit: 'm³' }),
  },
});

/** A tank of fuel, lubricants or water; capacity in m3. */
export const vesselTank = defineResource({
  name: 'fleet.vesselTank',
  label: { zh: '油水舱', en: 'Fuel or water tank' },
  fields: {
    name,
    kind: choice(TANK_KINDS, { zh: '类别', en: 'Kind' }, { required: true, default: 'FUEL_OIL' }),
    capacity: decimal({ zh: '容积', en: 'Capacity' }, 1, { required: true, min: 0, unit: 'm³' }),
  },
});

export const vesselGenerator = defineResource({
  name: 'fleet.vesselGenerator',
  label: { zh: '发电机', en: 'Generator' },
  fields: {
    name,
    maker,
    model,
    power: int({ zh: '功率', en: 'Power' }, { min: 0, max: 20000, unit: 'kW' }),
    rpm: int({ zh: '转速', en: 'Speed' }, { min: 0, max: 5000, unit: 'r/min' }),
  },
});

export const vesselBoiler = defineResource({
  name: 'fleet.vesselBoiler',
  label: { zh: '锅炉', en: 'Boiler' },
  fields: {
    name,
    maker,
    model,
    steam: decimal({ zh: '蒸发量', en: 'Steam output' }, 1, { min: 0, unit: 't/h' }),
  },
});
