import type { ShipEmission } from '../emission.calls.ts';
import { EMISSION_TEXT as TEXT } from '../emission.text.ts';
import { CONSUMERS, type Consumer, EMISSION_FUELS } from '../emission-words.text.ts';
import { column, figure, type Say } from './sheet-cells.rules.ts';

const KINDS = Object.keys(CONSUMERS) as Consumer[];

/** IMO DCS (MEPC.385(81)): a row a ship and fuel, in all and while not under way, each by consumer; the ship's run stands in her first row. */
export function dcsSheet(rows: readonly ShipEmission[], t: Say) {
  const tonnes = (head: string, group: string) => column(head, 11, 3, { group });
  const columns = [
    column(t(TEXT.ship), 20),
    column(t(TEXT.imo), 10),
    column(t(TEXT.gt), 9, 0),
    column(t(TEXT.dwt), 9, 0),
    column(t(TEXT.from), 11),
    column(t(TEXT.to), 11),
    column(t(TEXT.fuel), 26),
    column(`${t(TEXT.total)} t`, 12, 3, { total: true }),
    ...KINDS.map((kind) => tonnes(t(CONSUMERS[kind]), `${t(TEXT.total)} t`)),
    ...KINDS.map((kind) => tonnes(t(CONSUMERS[kind]), `${t(TEXT.idle)} t`)),
    column(`${t(TEXT.distance)} nm`, 11, 1),
    column(`${t(TEXT.laden)} nm`, 11, 1),
    column(`${t(TEXT.hours)} h`, 11, 2),
    column(`${t(TEXT.shorePower)} kWh`, 12, 1),
    column(`${t(TEXT.work)} t·nm`, 16, 0),
    column('CII g/(t·nm)', 11, 3),
    column(t(TEXT.rating), 7),
  ];
  const none = Array<null>(7).fill(null);
  return {
    columns,
    rows: rows.flatMap(({ figures, ...ship }) =>
      figures.fuels.map((line, i) => [
        ship.ship,
        ship.imo,
        ship.gt,
        ship.dwt,
        ship.firstDay,
        ship.lastDay,
        t(EMISSION_FUELS[line.fuel]),
        figure(line.tonnes),
        ...KINDS.map((kind) => figure(line.by[kind])),
        ...KINDS.map((kind) => figure(line.idle[kind])),
        ...(i > 0
          ? none
          : [
              figure(figures.distance),
              figure(figures.laden),
              figure(figures.hours),
              figure(ship.record?.shorePower),
              figure(figures.work),
              figure(figures.attained),
              figures.rating,
            ]),
      ]),
    ),
    totalLabel: t(TEXT.total),
  };
}
