import { DateInput } from './date-input.tsx';
import { fromLocalMinute, toLocalMinute } from './date-value.ts';
import { Empty, isBlank } from './empty.tsx';
import { ariaOf, type ControlProps, type DisplayProps, type FieldKit } from './kit.ts';

/** Typed and shown in the zone of this browser; UTC on the wire. Ship times have their own fields with a zone beside them. */
function Control(props: ControlProps) {
  return (
    <DateInput
      {...ariaOf(props)}
      shape="minute"
      value={typeof props.value === 'string' && props.value ? toLocalMinute(props.value) : null}
      placeholder={props.placeholder}
      readOnly={props.readOnly}
      onChange={(local) => props.onChange(local && fromLocalMinute(local))}
    />
  );
}

function Display({ value }: DisplayProps) {
  if (isBlank(value)) return <Empty />;
  return <time dateTime={String(value)}>{toLocalMinute(String(value))}</time>;
}

export const datetimeKit: FieldKit = { Control, Display };
