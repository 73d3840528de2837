import { useRef, useState } from 'react';
import type { Field } from '../../../kernel/resource/field.ts';
import { formatDecimal, isDecimal } from '../../../kernel/value/decimal.ts';
import { leaveNumber, typeNumber } from '../../../kernel/value/number-format.ts';
import { useField } from '../../../kernel/web/form/use-field.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ENTRY } from './entry.text.ts';
import type { ControlAria } from './entry-field.web.tsx';
import type { Entry } from './entry-model.web.ts';
import { isTake } from './grid-controller.web.ts';
import { useScope, useSuggestion } from './use-entry.web.ts';
import { useWholeOnFocus } from './use-whole-on-focus.web.ts';

type Props = { path: string; field: Field; aria: ControlAria; readOnly?: boolean };

/** Words. A long text is an area that grows. */
export function TextControl({ path, field, aria, readOnly }: Props) {
  const { value, set, touch } = useField(useScope().entry.store, path);
  const given = {
    ...aria,
    readOnly,
    maxLength: field.max,
    value: typeof value === 'string' ? value : '',
    onChange: (event: { target: { value: string } }) => set(event.target.value || null),
    onBlur: touch,
  };
  return field.variant === 'long' ? (
    <textarea {...given} className="entry-input entry-area" rows={3} />
  ) : (
    <input {...given} className="entry-input" type="text" autoComplete="off" />
  );
}

/** Figures: kept as typed, clamped while typing, brought to their places on leaving; counters are numbers, everything else text. */
export function NumberControl({ path, field, aria, readOnly }: Props) {
  const { entry } = useScope();
  const { value, set, touch } = useField(entry.store, path);
  const suggestion = useSuggestion(path);
  const [typed, setTyped] = useState<string | null>(null);
  const start = useRef('');
  const whole = useWholeOnFocus();
  const isWhole = field.variant === 'int';
  const plain = value === null || value === undefined ? '' : String(value);
  const limits = {
    min: String(field.min ?? 0),
    max: field.max === undefined ? undefined : String(field.max),
    precision: field.scale ?? 0,
  };
  const store = (text: string) => set(!/\d/.test(text) ? null : isWhole ? Number(text) : text.replace(/\.$/, ''));
  const shown = isDecimal(plain) ? formatDecimal(plain, isWhole ? 0 : field.scale) : plain;
  return (
    <input
      {...aria}
      ref={whole.ref}
      className="entry-input entry-number"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      readOnly={readOnly}
      // A figure that is taken while the field is in use stands in it at once.
      value={typed === '' && shown !== '' ? shown : (typed ?? shown)}
      data-path={path}
      data-suggestion={plain === '' && !readOnly ? suggestion : undefined}
      onFocus={() => {
        setTyped(plain);
        start.current = plain;
        whole.focused();
      }}
      onChange={(event) => {
        const proposed = isTake(event.target.value) ? suggestedNow(entry, path) : null;
        if (proposed) {
          setTyped(proposed);
          store(proposed);
          return;
        }
        const next = typeNumber(event.target.value.replaceAll(',', ''), limits);
        setTyped(next);
        store(leaveComplete(next));
      }}
      onBlur={() => {
        // A field that was only visited keeps its value as it was written.
        if (typed !== null && typed !== start.current) store(leaveNumber(typed, limits));
        setTyped(null);
        touch();
      }}
    />
  );
}

/** What the figures typed so far come to: `=` takes it, as Enter in an empty field does. */
function suggestedNow(entry: Entry, path: string): string | undefined {
  entry.settle();
  return entry.view().suggestions.get(path);
}

/** `12.` counts as 12 and `.5` as 0.5 while they are typed. */
function leaveComplete(text: string): string {
  return text.replace(/^(-?)\./, '$10.').replace(/\.$/, '');
}

export type Choice = { readonly value: string; readonly label: string; readonly disabled?: boolean };

type ChoiceProps = {
  path: string;
  aria: ControlAria;
  choices: readonly Choice[];
  readOnly?: boolean;
  /** A required choice offers no way back to empty once it is made. */
  required?: boolean;
  /** Scales and zones are numbers in the report and text in the list. */
  numeric?: boolean;
  onPick?: (value: string | null) => void;
};

/** One of a few values: the browser's own list, which every keyboard and every phone knows. */
export function ChoiceControl({ path, aria, choices, readOnly, required, numeric, onPick }: ChoiceProps) {
  const { value, set, touch } = useField(useScope().entry.store, path);
  const current = value === null || value === undefined ? '' : String(value);
  const pick = onPick ?? ((next: string | null) => set(next !== null && numeric ? Number(next) : next));
  return (
    <select
      {...aria}
      className="entry-input entry-select"
      disabled={readOnly}
      value={current}
      onChange={(event) => pick(event.target.value || null)}
      onBlur={touch}
    >
      {(!required || current === '') && <option value="">{current === '' ? '' : '—'}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} disabled={choice.disabled}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

export function YesNoControl({ path, aria, readOnly }: Omit<Props, 'field'>) {
  const { value, set } = useField(useScope().entry.store, path);
  return (
    <select
      {...aria}
      className="entry-input entry-select"
      disabled={readOnly}
      value={value === true ? 'yes' : 'no'}
      onChange={(event) => set(event.target.value === 'yes')}
    >
      <option value="no">{t(ENTRY.no)}</option>
      <option value="yes">{t(ENTRY.yes)}</option>
    </select>
  );
}
