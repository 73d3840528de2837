import { div, mul, orZero, round, sum } from '../../../../kernel/value/decimal.ts';
import type { ShipEmission } from '../emission.calls.ts';
import { EURO_PART_TEXT, EMISSION_TEXT as TEXT } from '../emission.text.ts';
import { column, figure, type Say } from './sheet-cells.rules.ts';

const PARTS = ['BETWEEN', 'OUTBOUND', 'INBOUND', 'BERTH'] as const;

/** EU MRV ((EU) 2015/757, annex II): CO2 by part of the voyage, averages a mile and a tonne mile, what allowances are due for, and the intensity of its energy. */
export function mrvSheet(rows: readonly ShipEmission[], t: Say) {
  const part = (name: (typeof PARTS)[number]) => column(t(EURO_PART_TEXT[name]), 12, 3, { group: `${t(TEXT.co2)} t` });
  return {
    columns: [
      column(t(TEXT.ship), 20),
      column(t(TEXT.imo), 10),
      column(t(TEXT.gt), 9, 0),
      column(`${t(TEXT.fuelTonnes)} t`, 12, 3, { total: true }),
      column(`${t(TEXT.co2)} t`, 13, 2, { total: true }),
      ...PARTS.map(part),
      column(`${t(TEXT.distance)} nm`, 12, 1),
      column(`${t(TEXT.hours)} h`, 11, 2),
      column('kg/nm', 10, 2, { group: `${t(TEXT.fuelTonnes)} · ${t(TEXT.perMile)}` }),
      column('kg/nm', 10, 2, { group: `${t(TEXT.co2)} · ${t(TEXT.perMile)}` }),
      column('g/(t·nm)', 10, 2, { group: `${t(TEXT.co2)} · ${t(TEXT.perWork)}` }),
      column(`${t(TEXT.co2e)} t`, 12, 3),
      column(`${t(TEXT.allowances)} t`, 12, 3, { total: true }),
      ...(
        [
          [`${t(TEXT.intensity)} g/MJ`, 4],
          [`${t(TEXT.target)} g/MJ`, 4],
          [`${t(TEXT.balance)} t`, 3],
          [`${t(TEXT.penalty)} EUR`, 2],
        ] as const
      ).map(([head, places]) => column(head, 12, places, { group: t(TEXT.fuelEu) })),
    ],
    rows: rows.map(({ figures, ...ship }) => [
      ship.ship,
      ship.imo,
      ship.gt,
      figure(figures.tonnes),
      figure(figures.co2),
      ...PARTS.map((name) => figure(figures.euro.find((one) => one.part === name)?.co2 ?? '0')),
      figure(figures.distance),
      figure(figures.hours),
      figure(round(div(mul(figures.tonnes, '1000'), figures.distance), 2)),
      figure(round(div(mul(figures.co2, '1000'), figures.distance), 2)),
      figure(round(div(mul(figures.co2, '1000000'), figures.work), 2)),
      figure(orZero(sum(figures.euro.map((one) => one.co2e)))),
      figure(figures.allowances ?? '0'),
      figure(figures.fuelEu?.intensity),
      figure(figures.fuelEu?.target),
      figure(figures.fuelEu?.balance),
      figure(figures.fuelEu?.penalty),
    ]),
    totalLabel: t(TEXT.total),
  };
}
