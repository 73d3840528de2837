import type { FieldError } from '../../../kernel/errors.ts';
import { instant } from '../../../kernel/value/zone.ts';

/** A call of a rotation as it stands. */
export type StandingCall = {
  readonly id: number;
  readonly port: number;
  readonly saidAta: string | null;
  readonly saidAtb: string | null;
  readonly saidAtd: string | null;
  readonly sof: readonly unknown[];
};

/** A call of the rotation that is wanted; one with an id stands already. */
export type WantedCall = { readonly id?: number; readonly port: number };

/** A call of which reports tell, or of which facts are written down, happened. */
export const hasHappened = ({ saidAta, saidAtb, saidAtd, sof }: Omit<StandingCall, 'id' | 'port'>): boolean =>
  Boolean(saidAta || saidAtb || saidAtd) || sof.length > 0;

const KEPT = {
  zh: '已有动态报或事实记录的挂港须保留；如报告有误，先更正报告',
  en: 'Calls of which reports or facts tell stay; where a report is wrong, correct that',
};

/**
 * What is wrong with a rotation that is to take the place of the one that stands: calls that happened stay, in their ports and in the
 * order in which they were made. Whatever lies between and behind them is free.
 */
export function rotationErrors(standing: readonly StandingCall[], wanted: readonly WantedCall[]): FieldError[] {
  const known = new Map(standing.map((call) => [call.id, call]));
  const errors: FieldError[] = [];
  const wrong = (field: string, zh: string, en: string): void => {
    errors.push({ field, message: { zh, en } });
  };
  const place = new Map<number, number>();
  for (const [i, { id, port }] of wanted.entries()) {
    if (id === undefined) continue;
    const call = known.get(id);
    if (!call)
      wrong(`ports.${i}.port`, '该挂港已不在此航次中，重新打开后再改', 'It is no longer of this voyage: open it again');
    else if (place.has(id)) wrong(`ports.${i}.port`, '同一挂港出现了两次', 'This call stands here twice');
    else if (hasHappened(call) && call.port !== port)
      wrong(`ports.${i}.port`, '已有动态报或事实记录，不能改到别的港口', 'Reports or facts tell of it: its port stays');
    place.set(id, i);
  }
  const happened = standing.filter(hasHappened);
  if (happened.some(({ id }) => !place.has(id))) errors.push({ field: 'ports', message: KEPT });
  const places = happened.flatMap(({ id }) => place.get(id) ?? []);
  const turned = places.find((at, i) => at < (places[i - 1] ?? 0));
  if (turned !== undefined)
    wrong(
      `ports.${turned}.port`,
      '已挂靠的港口保持实际先后',
      'Calls that were made keep the order in which they were made',
    );
  return errors;
}

type Stay = { readonly eta?: string | null; readonly etb?: string | null; readonly etd?: string | null };

/** Berthing and departure as they are planned move with the arrival. Nothing where no arrival was planned, or none is now. */
export function movedStay({ eta: before, etb, etd }: Stay, eta: string | null | undefined): Partial<Stay> {
  if (!before || !eta) return {};
  const shift = instant(eta) - instant(before);
  const moved = (time: string | null | undefined): string | null =>
    time ? new Date(instant(time) + shift).toISOString() : null;
  return { etb: moved(etb), etd: moved(etd) };
}
