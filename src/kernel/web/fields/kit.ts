import type { ComponentType } from 'react';
import type { Among } from '../../resource/choices.ts';
import type { Field } from '../../resource/field.ts';
import type { Told } from '../../resource/unit.ts';
import type { PickOption } from '../records/record-calls.ts';

/** Name of the chosen record, or names of several, in the language of the page. */
export type Label = string | readonly string[] | null | undefined;

/** What every control takes, whatever its kind. Its label element stands outside and points at `id`. */
export type ControlProps = {
  field: Field;
  id: string;
  value: unknown;
  /** `chosen` is the record that a reference was changed to, where one was. */
  onChange: (value: unknown, chosen?: PickOption) => void;
  onBlur?: () => void;
  disabled?: boolean;
  /** Shows the value and takes no input: a computed or locked field. */
  readOnly?: boolean;
  required?: boolean;
  invalid?: boolean;
  /** Ids of the help and the message, for `aria-describedby`. */
  describedBy?: string;
  /** Names a control without a label element: a cell of a table, a filter. */
  ariaLabel?: string;
  placeholder?: string;
  /** What the row already knows of the chosen records' names. */
  label?: Label;
  size?: 'small' | 'middle' | 'large';
  /** The unit of a figure, where the row says it. */
  unit?: string;
  /** Offers those alone that the rest of the row leaves to choose. */
  among?: Among;
  /** Offers what can no longer be chosen too, such as people who have left: a filter looks for what there has been. */
  all?: boolean;
};

export type DisplayProps = {
  field: Field;
  value: unknown;
  label?: Label;
  /** Hours east of UTC of the ship at that moment; null where nobody says. */
  zone?: number | null;
  /** The unit of a figure, where the row says it. */
  unit?: string;
  /** The document that a text names. */
  document?: { readonly resource: string; readonly id: number };
  /** The record that lines belong to. */
  record?: Told;
  /** A cell is one line and may cut; a page shows everything. */
  mode?: 'cell' | 'page' | 'print';
};

/** How one kind of field meets the screen. */
export type FieldKit = {
  Control: ComponentType<ControlProps>;
  Display: ComponentType<DisplayProps>;
};

/** What `aria-*` and state every control shares. */
export function ariaOf(props: ControlProps) {
  return {
    id: props.id,
    'aria-invalid': props.invalid || undefined,
    'aria-required': props.required || undefined,
    'aria-describedby': props.describedBy,
    'aria-label': props.ariaLabel,
    onBlur: props.onBlur,
    disabled: props.disabled,
    size: props.size,
    status: props.invalid ? ('error' as const) : undefined,
  };
}
