import type { Field } from '../../resource/field.ts';
import { numberText } from '../../resource/number-text.ts';
import { type UnitSum, unitSource } from '../../resource/unit.ts';
import { Empty } from './empty.tsx';
import './fields.css';

/** A sum with its unit, as words: `1,200.00 USD`; a unit that the head tells stands there alone. */
export function sumText(field: Field, { unit, total }: UnitSum): string {
  const figure = numberText(field, total);
  return unitSource(field) ? `${figure} ${unit ?? '—'}` : figure;
}

/** What figures come to, one line for each unit: amounts of several currencies are never one sum. */
export function UnitSums({ field, sums }: { field: Field; sums: readonly UnitSum[] }) {
  if (sums.length === 0) return <Empty />;
  return sums.map((one) => (
    <span key={one.unit} className="num unit-sum">
      {sumText(field, one)}
    </span>
  ));
}
