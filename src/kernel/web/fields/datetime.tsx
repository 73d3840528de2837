import { formatShipTime, zoneHere } from '../../value/zone.ts';
import { serverDate } from '../server-clock.ts';
import { DateInput } from './date-input.tsx';
import { fromLocalMinute, toLocalMinute } from './date-value.ts';
import { Empty, isBlank } from './empty.tsx';
import { ariaOf, type ControlProps, type DisplayProps, type FieldKit } from './kit.ts';

/** Typed in the zone of this browser; UTC on the wire. */
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

/**
 * By the ship's clock where the record says its zone, which stands in brackets where it is not the reader's own. Within the year a
 * cell leaves the year away; the whole time is in the tooltip.
 */
function Display({ value, zone, mode = 'cell' }: DisplayProps) {
  if (isBlank(value)) return <Empty />;
  const utc = String(value);
  if (Number.isNaN(Date.parse(utc))) return <>{utc}</>;
  const shown = (year: number): string =>
    formatShipTime({ utc, zone: zone ?? zoneHere(utc), year, shoreZone: zoneHere(utc) });
  return (
    <time dateTime={utc} title={shown(NO_YEAR)}>
      {shown(mode === 'cell' ? serverDate().getFullYear() : NO_YEAR)}
    </time>
  );
}

/** The year is always written: no time is of this one. */
const NO_YEAR = 0;

export const datetimeKit: FieldKit = { Control, Display };
