import type { Field } from '../resource/field.ts';
import type { Report } from './report.ts';

/** Places of a mean over whole numbers. */
const MEAN_PLACES = 1;
const RATIO_PLACES = { percent: 1, number: 2 } as const;
const COUNT: Field = { kind: 'number', variant: 'int', scale: 0, label: { zh: '数量', en: 'Count' } };

const isMean = (of: string): boolean => of === 'avg' || of === 'median' || of === 'p90';

/** A measure as a number is declared: its places, and where its unit is said. */
export function figureField(report: Report, name: string): Field {
  const measure = report.measures[name];
  if (!measure || measure.of === 'count' || measure.of === 'distinct' || measure.of === 'level') return COUNT;
  if (measure.of === 'total') return { ...figureField(report, measure.plus[0] ?? ''), label: measure.label };
  if (measure.of === 'ratio') {
    const as = measure.as ?? 'percent';
    const label = measure.label;
    return {
      kind: 'number',
      variant: 'decimal',
      scale: measure.places ?? RATIO_PLACES[as],
      label,
      ...(as === 'percent' && { unit: '%' }),
    };
  }
  const field = report.view.fields[measure.field];
  if (!field) return COUNT;
  const { label, unit, scale = 0, variant } = field;
  if (variant === 'quantity') return { kind: 'number', variant, scale, label, unit };
  const places = isMean(measure.of) ? Math.max(scale, MEAN_PLACES) : scale;
  return { kind: 'number', variant: places === 0 ? 'int' : 'decimal', scale: places, label, unit };
}
