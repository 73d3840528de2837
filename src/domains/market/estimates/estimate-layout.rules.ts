import { fixedUnit, unitSource } from '../../../kernel/resource/unit.ts';
import type { Text } from '../../../kernel/text.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { estimateAlternative } from './alternative.resource.ts';
import { ESTIMATE_TEXT as TEXT } from './estimate.text.ts';

type Name = keyof typeof estimateAlternative.fields;
export type Group = { readonly title: Text; readonly names: readonly Name[] };

/** The rows of the comparison, from what is sailed to what is earned: the same on screen, on paper and in the sheet. */
export const GROUPS: readonly Group[] = [
  {
    title: TEXT.voyage,
    names: ['name', 'shipId', 'cargoTypeId', 'qty', 'openPort', 'loadPort', 'dischPort', 'bunkerPort'],
  },
  {
    title: TEXT.days,
    names: [
      'ballastMiles',
      'ballastSpeed',
      'ladenMiles',
      'ladenSpeed',
      'weatherMargin',
      'loadHours',
      'dischHours',
      'waitHours',
      'seaDays',
      'portDays',
      'days',
    ],
  },
  {
    title: TEXT.oil,
    names: [
      'fuelId',
      'ballastFuel',
      'ladenFuel',
      'portFuel',
      'fuelExtra',
      'fuelTonnes',
      'fuelPrice',
      'dieselId',
      'seaDiesel',
      'portDiesel',
      'dieselExtra',
      'dieselTonnes',
      'dieselPrice',
      'fuelCf',
      'dieselCf',
      'co2',
      'co2PerWork',
    ],
  },
  {
    title: TEXT.revenue,
    names: ['freightType', 'rate', 'wsFlat', 'wsPoints', 'minQty', 'freight', 'deadfreight', 'otherRevenue', 'gross'],
  },
  {
    title: TEXT.cost,
    names: [
      'addressCommission',
      'brokerage',
      'commission',
      'bunkerCost',
      'portCosts',
      'canalCosts',
      'otherCosts',
      'costs',
    ],
  },
  { title: TEXT.result, names: ['result', 'tce'] },
];

/** Rows that the eye looks for first. */
export const STRONG: ReadonlySet<string> = new Set<Name>(['days', 'gross', 'costs', 'co2', 'result', 'tce']);

/** The groups as somebody sees them: without prices no row of money stands there, and no group that has none left. */
export const groupsFor = (seesPrices: boolean): readonly Group[] =>
  GROUPS.map(({ title, names }) => ({
    title,
    names: names.filter((name) => seesPrices || estimateAlternative.fields[name].private !== MARKET_PRICE),
  })).filter(({ names }) => names.length > 0);

/** Alternatives are called by letters, in their order. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export const MOST_ALTERNATIVES = LETTERS.length;

/** What stands at the left of a row: the field with what it counts. */
export function headOf(name: Name, currency: string): Text {
  const field = estimateAlternative.fields[name];
  const unit = fixedUnit(field) ?? (unitSource(field) ? currency : '');
  return unit ? { zh: `${field.label.zh}（${unit}）`, en: `${field.label.en} (${unit})` } : field.label;
}

type Freight = { readonly freightType?: string | null };
const ONLY: Readonly<Partial<Record<string, readonly string[]>>> = {
  rate: ['PER_TON', 'LUMPSUM', 'PER_DAY'],
  wsFlat: ['WORLDSCALE'],
  wsPoints: ['WORLDSCALE'],
  minQty: ['PER_TON', 'WORLDSCALE'],
};

/** Whether a row says something of an alternative by the way in which its freight is reckoned. */
export const applies = (name: string, { freightType }: Freight): boolean =>
  !freightType || (ONLY[name]?.includes(freightType) ?? true);
