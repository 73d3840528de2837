import type { Text } from '../../../kernel/text.ts';
import { round } from '../../../kernel/value/decimal.ts';
import {
  attainedCii,
  type CiiLine,
  co2Of,
  ratingOf,
  ratioOf,
  referenceCii,
  requiredCii,
} from '../emission/rules/cii.rules.ts';
import { co2eParts, co2eTotal, euroShare, percentOf } from '../emission/rules/ets.rules.ts';
import { fuelEu } from '../emission/rules/fuel-eu.rules.ts';
import type { Example } from './example.rules.ts';

const TANKER: CiiLine = { a: '5247', c: '0.610', d1: '0.82', d2: '0.93', d3: '1.08', d4: '1.28' };
const BULK: CiiLine = { a: '4745', c: '0.622', d1: '0.86', d2: '0.94', d3: '1.06', d4: '1.18' };
const same = (name: string): Text => ({ zh: name, en: name });
const RATING = same('MEPC.353(78); MEPC.354(78)');
const FACTORS = same('MEPC.364(79)');
const REDUCTION = same('MEPC.338(76)');
const EURO = same('(EU) 2015/757; 2003/87/EC');
const FUEL_EU = same('(EU) 2023/1805');

type Year = { who: Text; line: CiiLine; dwt: string; nm: string; hfo: string; mgo: string; reduction: string };

function rated({ line, dwt, nm, hfo, mgo, reduction }: Year) {
  const co2 = co2Of([
    { tonnes: hfo, cf: '3.114' },
    { tonnes: mgo, cf: '3.206' },
  ]);
  const attained = attainedCii({ co2, capacity: dwt, distance: nm });
  const reference = referenceCii(line, dwt);
  const required = requiredCii(reference, reduction);
  return {
    co2,
    attained,
    reference,
    required,
    ratio: ratioOf(attained, required),
    rating: ratingOf({ attained, required, line }),
  };
}

const tanker = (reduction: string): Year => ({
  who: {
    zh: '液货船 49990 t，62000 nm，重油 5400 t，柴油 480 t',
    en: 'Tanker 49,990 t, 62,000 nm, HFO 5,400 t, MGO 480 t',
  },
  line: TANKER,
  dwt: '49990',
  nm: '62000',
  hfo: '5400',
  mgo: '480',
  reduction,
});

const BULKER: Year = {
  who: {
    zh: '散货船 81600 t，70000 nm，重油 6900 t，柴油 350 t',
    en: 'Bulk carrier 81,600 t, 70,000 nm, HFO 6,900 t, MGO 350 t',
  },
  line: BULK,
  dwt: '81600',
  nm: '70000',
  hfo: '6900',
  mgo: '350',
  reduction: '11',
};

const example = (
  { who }: Pick<Year, 'who'>,
  what: Text,
  expected: string,
  found: string | null,
  source = RATING,
): Example => ({
  given: { zh: `${who.zh}：${what.zh}`, en: `${who.en}: ${what.en}` },
  expected,
  found,
  source,
});

const required = (year: string): Text => ({ zh: `${year} 年要求值`, en: `required CII of ${year}` });
const verdict = (year: string): Text => ({ zh: `${year} 年达到值之比与评级`, en: `ratio and rating of ${year}` });
const CO2: Text = { zh: '二氧化碳，t', en: 'CO₂, t' };
const ATTAINED: Text = { zh: '达到值', en: 'attained CII' };

/** Two ships rated by the published tables, and a passage into Europe by its emissions and its energy. */
export function emissionExamples(): Example[] {
  const [now, before, bulk] = [rated(tanker('11')), rated(tanker('9')), rated(BULKER)];
  const inbound = { who: { zh: '驶入欧盟，柴油 100 t', en: 'Into the EU on 100 t of MGO' } };
  const co2e = co2eTotal(co2eParts('100', { cf: '3.206', ch4: '0.00005', n2o: '0.00018' }, { ch4: '28', n2o: '265' }));
  // Half of the hundred tonnes counts.
  const energy = fuelEu(
    [{ tonnes: '50', fuel: { cf: '3.206', ch4: '0.00005', n2o: '0.00018', euroLcv: '42.7', euroWtt: '14.4' } }],
    '2',
  );
  const ship = tanker('11');
  return [
    example(ship, CO2, '18354.48', round(now.co2, 2), FACTORS),
    example(ship, ATTAINED, '5.922', round(now.attained, 3)),
    example(ship, { zh: '参考值', en: 'reference' }, '7.138', round(now.reference, 3)),
    example(ship, required('2026'), '6.353', round(now.required, 3), REDUCTION),
    example(ship, verdict('2026'), '0.9321 C', `${now.ratio} ${now.rating}`),
    example(ship, required('2025'), '6.496', round(before.required, 3), REDUCTION),
    example(ship, verdict('2025'), '0.9117 B', `${before.ratio} ${before.rating}`),
    example(BULKER, CO2, '22608.70', round(bulk.co2, 2), FACTORS),
    example(BULKER, ATTAINED, '3.958', round(bulk.attained, 3)),
    example(BULKER, required('2026'), '3.720', round(bulk.required, 3), REDUCTION),
    example(BULKER, verdict('2026'), '1.0640 D', `${bulk.ratio} ${bulk.rating}`),
    example(inbound, { zh: '二氧化碳当量，t', en: 'CO₂e, t' }, '325.510', round(co2e, 3), EURO),
    example(
      inbound,
      { zh: '计入量，t', en: 'counted, t' },
      '162.755',
      round(percentOf(co2e, euroShare('INBOUND', '50')), 3),
      EURO,
    ),
    example(
      inbound,
      { zh: '温室气体强度，g/MJ', en: 'GHG intensity, g/MJ' },
      '90.7674',
      round(energy.intensity, 4),
      FUEL_EU,
    ),
    example(
      inbound,
      { zh: '2026 年罚款，EUR', en: 'penalty of 2026, EUR' },
      '1969.83',
      round(energy.penalty, 2),
      FUEL_EU,
    ),
  ];
}
