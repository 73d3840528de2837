import { DateInput } from './date-input.tsx';
import { Empty, isBlank } from './empty.tsx';
import { ariaOf, type ControlProps, type DisplayProps, type FieldKit } from './kit.ts';

function Control(props: ControlProps) {
  return (
    <DateInput
      {...ariaOf(props)}
      shape={props.field.variant === 'month' ? 'month' : 'day'}
      value={typeof props.value === 'string' ? props.value : null}
      placeholder={props.placeholder}
      readOnly={props.readOnly}
      onChange={props.onChange}
    />
  );
}

function Display({ value }: DisplayProps) {
  return isBlank(value) ? <Empty /> : <time dateTime={String(value)}>{String(value)}</time>;
}

/** date: a day or a month. */
export const dateKit: FieldKit = { Control, Display };
