import type { Text } from '../../../kernel/text.ts';
import { div, mul, round } from '../../../kernel/value/decimal.ts';
import { bookedQuantity, bunkerDifference, needsProtest, shipFigure } from '../reports/bunkering.rules.ts';
import { adjustState, chainOil, currentStock, expectedWater } from '../reports/oil-chain.rules.ts';
import { emptyOil, type OilRow, oilCell, withOilCell } from '../reports/oil-rows.rules.ts';
import { SHIP_DEFAULTS } from '../reports/report-ship.rules.ts';
import type { Example } from './example.rules.ts';

const OWN: Text = { zh: '账面存量 = 上次存量 + 加装 − 消耗', en: 'Book stock = last stock + bunkered − consumed' };

/** A last stock of 512.400 t, 24.000 t burnt by three consumers, 487.600 t sounded. */
function sounded(): OilRow[] {
  const cell = (oil: readonly OilRow[], rowCode: OilRow['rowCode'], value: string) =>
    withOilCell(oil, { rowCode, column: 'VLSFO', value });
  const burnt = cell(cell(cell(emptyOil(), 'ME_CONST', '21.600'), 'GE_SEA', '2.100'), 'BOILER_DAILY', '0.300');
  const previous = { oil: cell(emptyOil(), 'CURRENT_STOCK', '512.400') };
  return chainOil({
    report: { oil: cell(burnt, 'CURRENT_STOCK', '487.600'), bunkers: [] },
    previous,
    ship: { grades: ['VLSFO'] },
  });
}

const delivery = (shipQty: string, expected: string): Example => {
  const { diffRate } = bunkerDifference({ shipQty, bdnQty: '300.000' });
  const protest = needsProtest({ diffRate });
  const booked = bookedQuantity({ shipQty, bdnQty: '300.000', acceptedQty: null, protest });
  return {
    given: {
      zh: `供油单 300.000 t，船方 ${shipQty} t：差率 %、入账量 t`,
      en: `Delivery note 300.000 t, ship's figure ${shipQty} t: difference %, into stock t`,
    },
    expected,
    found: `${diffRate}  ${booked}`,
    source: { zh: '差率低于 −0.5 % 须出具抗议书', en: 'Below −0.5 % a letter of protest is asked for' },
  };
};

/** Stocks that continue from report to report, and what a barge delivered. */
export function oilExamples(): Example[] {
  const oil = sounded();
  const adjust = oilCell(oil, 'ADJUST', 'VLSFO');
  const after = { fwConsumption: '22.0', fwAddition: '0.0', genWaterAmount: '18.0', fwStock: null };
  return [
    {
      given: { zh: '上次存量 512.400 t，消耗 24.000 t 的账面存量，t', en: 'Book stock of 512.400 t less 24.000 t, t' },
      expected: '488.400',
      found: oilCell(oil, 'BOOK_STOCK', 'VLSFO'),
      source: OWN,
    },
    {
      given: { zh: '实测 487.600 t 的盘点差异，t', en: 'Adjustment where 487.600 t were sounded, t' },
      expected: '-0.800',
      found: adjust,
      source: OWN,
    },
    {
      given: { zh: '容差 0.500 t 时该差异的处理', en: 'What that adjustment is at a tolerance of 0.500 t' },
      expected: 'OVER',
      found: adjustState({ adjust, tolerance: SHIP_DEFAULTS.tolerances.fo }),
      source: { zh: '超容差须说明，超五倍阻止确认', en: 'Over it a reason, over five times no confirmation' },
    },
    {
      given: { zh: '下一报的上次存量，t', en: 'Last stock of the next report, t' },
      expected: '487.600',
      found: currentStock(oil, 'VLSFO'),
      source: OWN,
    },
    {
      given: {
        zh: '淡水 210.0 t，造水 18.0 t，用水 22.0 t，t',
        en: 'Fresh water 210.0 t, made 18.0 t, used 22.0 t, t',
      },
      expected: '206.0',
      found: expectedWater({ report: after, previous: { fwStock: '210.0' } }),
      source: { zh: '存量 = 上次 + 加装 + 造水 − 消耗', en: 'Stock = last + received + made − used' },
    },
    {
      given: {
        zh: '310.000 m³，VCF 0.9863，15 °C 密度 0.9912 的空气中吨数，t',
        en: 'Tonnes in air of 310.000 m³, VCF 0.9863, density 0.9912 at 15 °C, t',
      },
      expected: '302.726',
      found: shipFigure({ volume: '310.000', vcf: '0.9863', density15: '0.9912' }),
      source: {
        zh: 'ASTM D1250：空气中密度 = 15 °C 密度 − 0.0011',
        en: 'ASTM D1250: density in air = density at 15 °C − 0.0011',
      },
    },
    delivery('298.800', '-0.40  300.000'),
    delivery('297.900', '-0.70  297.900'),
    {
      given: { zh: '主机定速 21.600 t，299.0 nm 的每海里油耗，kg', en: 'Fuel a mile, 21.600 t over 299.0 nm, kg' },
      expected: '72.24',
      found: round(div(mul('21.600', '1000'), '299.0'), 2),
      source: { zh: '单位油耗的定义', en: 'Definition of fuel a mile' },
    },
  ];
}
