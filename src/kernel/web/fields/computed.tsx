import type { Field, StoredVariant } from '../../resource/field.ts';
import { boolKit } from './bool.tsx';
import { dateKit } from './date.tsx';
import { datetimeKit } from './datetime.tsx';
import { Empty, isBlank } from './empty.tsx';
import { jsonKit } from './json.tsx';
import type { ControlProps, DisplayProps, FieldKit } from './kit.ts';
import { numberKit } from './number.tsx';
import { textKit } from './text.tsx';
import './fields.css';

const STORED: Readonly<Record<string, FieldKit>> = {
  decimal: numberKit,
  quantity: numberKit,
  percent: numberKit,
  int: numberKit,
  bool: boolKit,
  date: dateKit,
  datetime: datetimeKit,
  json: jsonKit,
  text: textKit,
} satisfies Record<StoredVariant, FieldKit>;

/** How the value of a computed field is stored decides how it looks. */
export const storedKit = (field: Field): FieldKit => STORED[field.variant ?? 'text'] ?? textKit;

function Display(props: DisplayProps) {
  if (isBlank(props.value)) return <Empty />;
  const { Display: Stored } = storedKit(props.field);
  return <Stored {...props} />;
}

function Control(props: ControlProps) {
  return (
    <output className="field-computed" id={props.id} aria-label={props.ariaLabel}>
      <Display field={props.field} value={props.value} unit={props.unit} mode="page" />
    </output>
  );
}

export const computedKit: FieldKit = { Control, Display };
