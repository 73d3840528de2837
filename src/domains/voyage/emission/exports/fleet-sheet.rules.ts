import type { ShipEmission } from '../emission.calls.ts';
import { EMISSION_TEXT as TEXT } from '../emission.text.ts';
import { column, figure, type Say } from './sheet-cells.rules.ts';

const MARKS = { A: 'good', B: 'good', C: undefined, D: 'warn', E: 'bad' } as const;

/** The fleet's ratings, a row a ship. */
export function fleetSheet(rows: readonly ShipEmission[], t: Say) {
  return {
    columns: [
      column(t(TEXT.ship), 20),
      column(t(TEXT.imo), 10),
      column(t(TEXT.dwt), 10, 0),
      column(t(TEXT.from), 11),
      column(t(TEXT.to), 11),
      column(`${t(TEXT.fuelTonnes)} t`, 12, 3, { total: true }),
      column(`${t(TEXT.co2)} t`, 13, 2, { total: true }),
      column(`${t(TEXT.distance)} nm`, 12, 1, { total: true }),
      column(t(TEXT.attained), 10, 3),
      column(t(TEXT.required), 10, 3),
      column(t(TEXT.ratio), 10, 4),
      column(t(TEXT.rating), 7),
      column(t(TEXT.forecast), 10, 3),
      column(t(TEXT.internal), 10),
    ],
    rows: rows.map(({ figures, ...ship }) => {
      const mark = figures.rating ? MARKS[figures.rating] : undefined;
      return [
        ship.ship,
        ship.imo,
        ship.dwt,
        ship.firstDay,
        ship.lastDay,
        figure(figures.tonnes),
        figure(figures.co2),
        figure(figures.distance),
        figure(figures.attained),
        figure(figures.required),
        figure(figures.ratio),
        mark ? { value: figures.rating, mark } : figures.rating,
        figure(ship.forecast?.attained),
        figures.internal ? '✓' : null,
      ];
    }),
    totalLabel: t(TEXT.total),
  };
}
