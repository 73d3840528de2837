import { instant } from '../../../kernel/value/zone.ts';
import type { LaytimePort } from './laytime.rules.ts';

/** A line of a statement of facts, UTC. */
export type Told = {
  readonly from: string;
  readonly to: string | null;
  readonly eventType: string;
  readonly account: string | null;
  readonly remark: string | null;
};

/** The moments of a stay by which laytime begins and ends. */
export type StayTimes = Pick<LaytimePort, 'norTendered' | 'allFast' | 'workStart' | 'hosesOff'>;

const byTime = (a: string, b: string): number => instant(a) - instant(b);

/**
 * When notice was tendered, when she was fast, when work began and when hoses were off last, by the statement of facts. Where no hose
 * was told of behind the last operation, its completion ends the stay.
 */
export function stayTimes(facts: readonly Told[]): StayTimes {
  const of = (eventType: string): readonly Told[] => facts.filter((fact) => fact.eventType === eventType);
  const first = (eventType: string): string | null =>
    of(eventType)
      .map(({ from }) => from)
      .toSorted(byTime)[0] ?? null;
  const last = (eventType: string): string | null =>
    of(eventType)
      .map(({ from, to }) => to ?? from)
      .toSorted(byTime)
      .at(-1) ?? null;
  const completed = last('COMPLETE');
  const hoses = last('HOSE');
  const off = hoses && (!completed || byTime(hoses, completed) >= 0) ? hoses : null;
  return {
    norTendered: first('NOR'),
    allFast: first('BERTHED'),
    workStart: first('START'),
    // A hose that was put on and never taken off ends nothing.
    hosesOff: completed ? (off ?? completed) : null,
  };
}

/** What took time: moments are told by the times of the stay. */
export const lasting = (facts: readonly Told[]): Told[] =>
  facts.filter(({ from, to }) => to !== null && byTime(from, to) < 0).toSorted((a, b) => byTime(a.from, b.from));
