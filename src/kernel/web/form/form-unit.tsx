import { type ReactNode, useMemo } from 'react';
import type { Field } from '../../resource/field.ts';
import { type UnitSource, unitSource } from '../../resource/unit.ts';
import { type InLine, useUnits } from './use-units.ts';

type Props = { line?: InLine; children: (unit: string | undefined) => ReactNode };

/** A control with the unit that the form says as it stands; fields with a unit of their own watch nothing for it. */
export function FormUnit({ field, ...props }: Props & { field: Field }) {
  const source = unitSource(field);
  return source ? <SaidUnit source={source} {...props} /> : props.children(undefined);
}

function SaidUnit({ source, line, children }: Props & { source: UnitSource }) {
  const [unit] = useUnits(
    useMemo(() => [source], [source]),
    line,
  );
  return children(unit);
}
