import { div, mul, round } from '../../../../kernel/value/decimal.ts';

type Counted = { readonly state: 'OK' | 'LATE' | 'MISSING' | 'EXEMPT' | 'DUE' };

export type NoonCounts = {
  /** Owed and over: neither exempt nor still to come. */
  readonly expected: number;
  readonly ok: number;
  readonly late: number;
  readonly missing: number;
  readonly exempt: number;
  /** (ok + late) / expected in percent, one decimal (5.11); null where nothing was owed. */
  readonly rate: string | null;
};

export function countNoons(noons: readonly Counted[]): NoonCounts {
  const of = (state: Counted['state']): number => noons.filter((noon) => noon.state === state).length;
  const [ok, late, missing, exempt] = [of('OK'), of('LATE'), of('MISSING'), of('EXEMPT')];
  const expected = ok + late + missing;
  const share = div(mul(String(ok + late), '100'), String(expected));
  return { expected, ok, late, missing, exempt, rate: share === null ? null : round(share, 1) };
}
