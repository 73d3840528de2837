import { useId, useState } from 'react';
import { formatPosition, parsePosition } from '../../value/position.ts';
import { t } from '../i18n.ts';
import { Input } from './antd-input.ts';
import { LATITUDE_HINT, LONGITUDE_HINT } from './fields.text.ts';
import { ariaOf, type ControlProps } from './kit.ts';
import './fields.css';

/** A latitude or longitude: `31:14.30N`; brought to canonical form on leaving, with a hint while typing. */
export function Control(props: ControlProps) {
  const [focused, setFocused] = useState(false);
  const hint = useId();
  const latitude = props.field.variant === 'lat';
  const value = typeof props.value === 'string' ? props.value : '';
  return (
    <>
      <Input
        {...ariaOf(props)}
        aria-describedby={[props.describedBy, focused && hint].filter(Boolean).join(' ') || undefined}
        value={value}
        readOnly={props.readOnly}
        placeholder={latitude ? '31:14.30N' : '121:45.30E'}
        autoComplete="off"
        onFocus={() => setFocused(true)}
        onChange={(event) => props.onChange(event.target.value || null)}
        onBlur={() => {
          setFocused(false);
          const read = parsePosition({ text: value, axis: latitude ? 'latitude' : 'longitude' });
          if (read.ok) props.onChange(formatPosition(read.position));
          props.onBlur?.();
        }}
      />
      {focused && !props.ariaLabel && (
        <span id={hint} className="field-hint">
          {t(latitude ? LATITUDE_HINT : LONGITUDE_HINT)}
        </span>
      )}
    </>
  );
}
