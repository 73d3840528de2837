import { EMISSION_TEXT as TEXT } from '../emission.text.ts';
import { EMISSION_FUELS, type EmissionFuel } from '../emission-words.text.ts';
import { column, figure, type Say } from './sheet-cells.rules.ts';

export type VoyageEnergy = {
  readonly ship: string;
  readonly imo: string | null;
  readonly gt: number | null;
  readonly dwt: number | null;
  readonly power: number | null;
  readonly voyageNo: string;
  readonly startPort: string | null;
  readonly startTime: string | null;
  readonly endPort: string | null;
  readonly endTime: string | null;
  readonly distance: string | null;
  readonly hours: string | null;
  readonly cargo: string | null;
  /** Kilograms. */
  readonly kilos: ReadonlyMap<EmissionFuel, number>;
};

const FUELS: readonly EmissionFuel[] = ['HFO', 'LFO', 'DIESEL', 'LNG', 'METHANOL'];
const minute = (utc: string | null): string | null => utc?.slice(0, 16).replace('T', ' ') ?? null;

/** Energy data of a ship to the China MSA: a row a voyage, who she is, where and when she sailed, what she burnt. */
export function msaSheet(rows: readonly VoyageEnergy[], t: Say) {
  return {
    columns: [
      column(t(TEXT.ship), 18),
      column(t(TEXT.imo), 10),
      column(t(TEXT.gt), 9, 0),
      column(t(TEXT.dwt), 9, 0),
      column(`${t(TEXT.power)} kW`, 11, 0),
      column(t(TEXT.voyageNo), 13),
      column(t(TEXT.startPort), 14),
      column(`${t(TEXT.startTime)} UTC`, 16),
      column(t(TEXT.endPort), 14),
      column(`${t(TEXT.endTime)} UTC`, 16),
      column(`${t(TEXT.distance)} nm`, 11, 1, { total: true }),
      column(`${t(TEXT.hours)} h`, 11, 2, { total: true }),
      column(`${t(TEXT.cargo)} t`, 12, 3, { total: true }),
      ...FUELS.map((fuel) => column(t(EMISSION_FUELS[fuel]), 13, 3, { total: true, group: `${t(TEXT.fuelTonnes)} t` })),
    ],
    rows: rows.map((one) => [
      one.ship,
      one.imo,
      one.gt,
      one.dwt,
      one.power,
      one.voyageNo,
      one.startPort,
      minute(one.startTime),
      one.endPort,
      minute(one.endTime),
      figure(one.distance),
      figure(one.hours),
      figure(one.cargo),
      ...FUELS.map((fuel) => (one.kilos.get(fuel) ?? 0) / 1000),
    ]),
    totalLabel: t(TEXT.total),
  };
}
