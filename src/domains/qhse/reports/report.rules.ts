import { type Decimal, div, mul, round } from '../../../kernel/value/decimal.ts';
import type { Injury } from './report-words.text.ts';

/** A permanent partial disability is lost time like the others that are permanent (OCIMF, marine injury reporting guidelines). */
const LOST_TIME: readonly Injury[] = ['FAT', 'PTD', 'PPD', 'LWC'];
const RECORDABLE: readonly Injury[] = [...LOST_TIME, 'RWC', 'MTC'];

export type InjuryCounts = { readonly lti: number; readonly trc: number };

/** Lost-time injuries and total recordable cases among injuries; first aid is neither. */
export const injuryCounts = (injuries: readonly Injury[]): InjuryCounts => ({
  lti: injuries.filter((one) => LOST_TIME.includes(one)).length,
  trc: injuries.filter((one) => RECORDABLE.includes(one)).length,
});

/** Hours of exposure: everybody on board, all day. */
export const exposureHours = (ships: number, crew: number, days: number): number => ships * crew * 24 * days;

/** Cases in a million hours of exposure, two places; nothing without hours. */
export const frequencyOf = (cases: number, hours: number): Decimal | null =>
  hours > 0 ? round(div(mul(String(cases), '1000000'), String(hours)), 2) : null;
