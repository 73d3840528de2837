import type { Text } from '../../../kernel/text.ts';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';

/** The blocks of the movement report, in the order of the classic form (voyage blueprint 2.2). */
export const MOVEMENT_BLOCKS: readonly { readonly title: Text; readonly fields: readonly string[] }[] = [
  {
    title: TEXT.identity,
    fields: ['reportNo', 'shipName', 'voyageNo', 'rptTime', 'rptType', 'shipStatus', 'latitude', 'longitude', 'source'],
  },
  { title: TEXT.route, fields: ['lastPort', 'nextPort', 'nextDis', 'eta'] },
  { title: TEXT.draft, fields: ['fwdDraft', 'aftDraft', 'waterTrim', 'isWash'] },
  {
    title: TEXT.weather,
    fields: [
      'weather',
      'sea',
      'visibility',
      'windDirection',
      'windForce',
      'temperature',
      'pressure',
      'humidity',
      'currentDirection',
      'currentSpeed',
    ],
  },
  {
    title: TEXT.passage,
    fields: ['ssTime', 'ssDist', 'avgSpeed', 'manTime', 'manDist', 'stopTime', 'fwindTime'],
  },
  {
    title: TEXT.revolutions,
    fields: [
      'avgRev',
      'lastAccumRev',
      'currentAccumRev',
      'manRev',
      'meanPitch',
      'slipPro',
      'counterReset',
      'counterBase',
      'counterReason',
    ],
  },
  { title: TEXT.water, fields: ['fwConsumption', 'fwAddition', 'genWaterAmount', 'fwStock'] },
];

/** Shown only where the report says something of them. */
const SELDOM = new Set(['counterReset', 'counterBase', 'counterReason', 'meanPitch']);

/** The fields of a block of which this report has something to say, or always says what it has. */
export const toldFields = (fields: readonly string[], row: Readonly<Record<string, unknown>>): readonly string[] =>
  fields.filter((name) => !SELDOM.has(name) || (row[name] !== null && row[name] !== undefined && row[name] !== false));

/** What a line says of waste, in m3. */
export const WASTE_QUANTITIES = ['lastQty', 'generated', 'landed', 'dischargedSea', 'onBoard'] as const;
