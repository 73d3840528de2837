import type { ReactNode } from 'react';
import { useControlId, useMark } from './use-entry.web.ts';

/** What a control needs to be named and described. */
export type ControlAria = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = {
  path: string;
  label: string;
  unit?: string;
  required?: boolean;
  /** Columns of six that the field takes. */
  span?: number;
  /** A line under the control: UTC, a proposal. */
  hint?: ReactNode;
  children: (aria: ControlAria) => ReactNode;
};

/** Label with its mark and unit, the control, and under it what is wrong. */
export function EntryField({ path, label, unit, required = false, span = 1, hint, children }: Props) {
  const id = useControlId(path);
  const mark = useMark(path);
  const message = mark && `${id}-message`;
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className="entry-field" data-level={mark?.level} data-span={span > 1 ? span : undefined}>
      <label className="entry-label" htmlFor={id}>
        <span>
          {label}
          {required && (
            <span className="entry-star" aria-hidden="true">
              *
            </span>
          )}
        </span>
        {unit && <span className="entry-unit">{unit}</span>}
      </label>
      {children({
        id,
        'aria-invalid': mark?.level === 'E' || undefined,
        'aria-required': required || undefined,
        'aria-describedby': [message, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {hint && (
        <span className="entry-hint" id={hintId}>
          {hint}
        </span>
      )}
      {mark && (
        <span className="entry-message" id={message}>
          {mark.message}
        </span>
      )}
    </div>
  );
}

/** A computed value: named, grey, not in the way of Tab. */
export function EntryOutput({ label, unit, value }: { label: string; unit?: string; value: string }) {
  return (
    <div className="entry-field">
      <span className="entry-label">
        <span>{label}</span>
        {unit && <span className="entry-unit">{unit}</span>}
      </span>
      <output className="entry-output" aria-label={label}>
        {value}
      </output>
    </div>
  );
}
