import type { FieldError } from '../../../kernel/errors.ts';
import { abs, div, gt, isZero, type MaybeDecimal, mul, round, sub, sum } from '../../../kernel/value/decimal.ts';
import { type Standing, MONITORING_TEXT as TEXT } from './monitoring.text.ts';
import { crossingDay, isBeyond, type Limits, type Measured } from './trend.rules.ts';

/** So many first measurements tell what is usual of a machine. */
const FIRST = 3;

/** What is usual of a point: the mean of its first three measurements; not known of fewer. */
export function baselineOf(earlier: readonly Measured[]): string | null {
  const first = earlier.toSorted((a, b) => a.day.localeCompare(b.day)).slice(0, FIRST);
  return first.length < FIRST ? null : round(div(sum(first.map(({ value }) => value)), String(FIRST)), 3);
}

type Judged = Limits & {
  readonly measured?: MaybeDecimal;
  readonly baseline?: MaybeDecimal;
  readonly alarmPercent?: MaybeDecimal;
};

/** Outside its limits, off its baseline by more than so many percent of it, or neither (maintenance 3.10); nothing of what was not measured. */
export function standingOf(row: Judged): Standing | null {
  const { measured, baseline, alarmPercent } = row;
  if (!measured) return null;
  if (isBeyond(measured, row)) return 'ALARM';
  if (!baseline || !alarmPercent || isZero(baseline)) return 'OK';
  const off = mul(abs(sub(measured, baseline)), '100');
  return gt(off, mul(abs(baseline), alarmPercent)) ? 'WARN' : 'OK';
}

const RANK = { OK: 0, WARN: 1, ALARM: 2 } as const;

/** The worst of them; nothing where nothing was measured. */
export function worstOf(standings: readonly (Standing | null)[]): Standing | null {
  let worst: Standing | null = null;
  for (const one of standings) if (one && (worst === null || RANK[one] > RANK[worst])) worst = one;
  return worst;
}

type Point = Limits & {
  readonly pointName: string;
  readonly unitName: string | null;
  readonly alarmPercent: string | null;
};
type Typed = {
  readonly id?: number;
  readonly pointName: string;
  readonly measured: string | null;
  readonly said: string | null;
};

/** What was measured of each point of a template before, by its name. */
export type Series = ReadonlyMap<string, readonly Measured[]>;

/** The lines of a report: the points of its template with what was typed of each, judged by what was measured before. */
export function valuesOf(points: readonly Point[], typed: readonly Typed[], series: Series, day: string) {
  const own = new Map(typed.map((line) => [line.pointName, line]));
  return points.map(({ pointName, unitName, least, most, alarmPercent }) => {
    const line = own.get(pointName);
    const measured = line?.measured ?? null;
    const earlier = series.get(pointName) ?? [];
    const baseline = baselineOf(earlier);
    return {
      ...(line?.id !== undefined && { id: line.id }),
      pointName,
      unitName,
      least: least ?? null,
      most: most ?? null,
      alarmPercent,
      baseline,
      measured,
      standing: standingOf({ measured, least, most, baseline, alarmPercent }),
      crossDate: measured === null ? null : crossingDay([...earlier, { day, value: measured }], { least, most }),
      said: line?.said ?? null,
    };
  });
}

type Dated = {
  readonly equipmentId?: number | null;
  readonly templateId?: number | null;
  readonly measureDate?: string | null;
};

/** A machine is measured once a day by a template: the database holds it. */
export const dayKeyOf = ({ equipmentId, templateId, measureDate }: Dated): string =>
  `${equipmentId ?? ''} ${templateId ?? ''} ${measureDate ?? ''}`;

type Crossing = { readonly crossDate: string | null };

/** The first of its points that will cross a limit. */
export const firstCrossing = (values: readonly Crossing[]): string | null =>
  values
    .flatMap(({ crossDate }) => (crossDate === null ? [] : [crossDate]))
    .toSorted()
    .at(0) ?? null;

type Limited = { readonly pointName?: string | null; readonly least?: MaybeDecimal; readonly most?: MaybeDecimal };

/** What is wrong with the points of a template: one named twice, limits the wrong way round, none at all. */
export function checkPoints(points: readonly Limited[]): FieldError[] {
  if (points.length === 0) return [{ field: 'points', message: TEXT.noPoints }];
  const seen = new Set<string>();
  return points.flatMap(({ pointName, least, most }, i) => {
    const errors: FieldError[] = [];
    const name = pointName?.trim() ?? '';
    if (seen.has(name)) errors.push({ field: `points.${i}.pointName`, message: TEXT.twice });
    seen.add(name);
    if (gt(least, most)) errors.push({ field: `points.${i}.most`, message: TEXT.order });
    return errors;
  });
}

type Said = {
  readonly pointName: string;
  readonly unitName: string | null;
  readonly measured: string | null;
  readonly least: string | null;
  readonly most: string | null;
  readonly standing: string | null;
};

const plain = (value: string): string =>
  value.includes('.') ? value.replace(/0{1,9}$/, '').replace(/\.$/, '') : value;

/** The values outside their limits in words, each with the limit that it lies beyond: what a fault that is made of them says. */
export const outsideWords = (values: readonly Said[]): string =>
  values
    .filter(({ standing }) => standing === 'ALARM')
    .map(({ pointName, unitName, measured, least, most }) => {
      const unit = unitName ? ` ${unitName}` : '';
      const above = gt(measured, most);
      const limit = plain((above ? most : least) ?? '');
      return `${pointName} ${plain(measured ?? '')}${unit}，${above ? '超过上限' : '低于下限'} ${limit}${unit}`;
    })
    .join('；');
