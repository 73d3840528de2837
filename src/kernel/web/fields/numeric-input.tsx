import type { InputProps } from 'antd';
import { useState } from 'react';
import { type NumericInput as Limits, leaveNumber, typeNumber } from '../../value/number-format.ts';
import { Input } from './antd-input.ts';

type Props = Omit<InputProps, 'value' | 'onChange' | 'min' | 'max'> &
  Limits & {
    /** Plain text, without separators. */
    value: string;
    /** Shown while the field is not being typed in; by default the value itself. */
    shown?: string;
    onChange: (text: string) => void;
  };

/**
 * Numeric-only input of the specification: digits and one decimal point, clamped while typing, formatted to its precision on leaving.
 * The text under way lives here; the owner hears every step.
 */
export function NumericInput({ value, shown, onChange, min, max, precision, emptyIsZero, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const limits: Limits = { min, max, precision, emptyIsZero };
  return (
    <Input
      {...rest}
      value={typed ?? shown ?? value}
      inputMode="decimal"
      autoComplete="off"
      onFocus={(event) => {
        setTyped(value);
        rest.onFocus?.(event);
      }}
      onChange={(event) => {
        const next = typeNumber(event.target.value, limits);
        setTyped(next);
        onChange(next);
      }}
      onBlur={(event) => {
        // A field that was only visited keeps its value as it was written.
        if (typed !== null && (typed !== value || typed !== leaveNumber(typed, limits)))
          onChange(leaveNumber(typed, limits));
        setTyped(null);
        rest.onBlur?.(event);
      }}
    />
  );
}
