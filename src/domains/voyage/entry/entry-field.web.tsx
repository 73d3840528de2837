import type { ReactNode } from 'react';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { controlId } from '../../../kernel/web/form/field-id.ts';
import { useField } from '../../../kernel/web/form/use-field.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ENTRY } from './entry.text.ts';
import { useControlId, useMark, useScope, useSuggestion, useView } from './use-entry.web.ts';

/** As it stands on the keyboard. */
const ENTER = 'Enter';

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

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
  /** What is offered stands above the keys alone, not under the field as well. */
  quiet?: boolean;
  children: (aria: ControlAria) => ReactNode;
};

/** Label with its mark and unit, the control, and under it what is wrong. */
export function EntryField({ path, label, unit, required = false, span = 1, hint, quiet = false, children }: Props) {
  const id = useControlId(path);
  const mark = useMark(path);
  // Some are asked for by the rest of the report alone, such as the boiler's fuel by its hours.
  const missing = useView((view) => view.marks.get(path)?.missing === true);
  const message = mark && `${id}-message`;
  const { entry, form } = useScope();
  const { value } = useField(entry.store, path);
  const suggestion = useSuggestion(path);
  const offered = isEmpty(value) ? suggestion : undefined;
  const shown =
    hint ??
    (offered === undefined || quiet ? undefined : (
      <button
        type="button"
        className="entry-link"
        tabIndex={-1}
        onClick={() => {
          entry.take(path);
          document.getElementById(controlId(form, path))?.focus({ preventScroll: true });
        }}
      >
        <span className="visually-hidden">{t(ENTRY.takeExpected)}</span>= {formatDecimal(offered)} <kbd>{ENTER}</kbd>
      </button>
    ));
  const hintId = shown ? `${id}-hint` : undefined;
  return (
    <div className="entry-field" data-level={mark?.level} data-span={span > 1 ? span : undefined}>
      <label className="entry-label" htmlFor={id}>
        <span>
          {label}
          {(required || missing) && (
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
      {shown && (
        <span className="entry-hint" id={hintId}>
          {shown}
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
