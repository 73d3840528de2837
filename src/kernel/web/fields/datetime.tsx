import { serverDate } from '../server-clock.ts';
import { DateInput } from './date-input.tsx';
import { fromLocalMinute, shortTime, toLocalMinute } from './date-value.ts';
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

/** Within the year a cell leaves the year away; the whole time is in the tooltip. */
function Display({ value, mode = 'cell' }: DisplayProps) {
  if (isBlank(value)) return <Empty />;
  const utc = String(value);
  return (
    <time dateTime={utc} title={toLocalMinute(utc)}>
      {mode === 'cell' ? shortTime(utc, serverDate()) : toLocalMinute(utc)}
    </time>
  );
}

export const datetimeKit: FieldKit = { Control, Display };
