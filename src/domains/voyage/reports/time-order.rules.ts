import { instant } from '../../../kernel/value/zone.ts';

/** `field` lies before `ahead`, which should not come after it. */
type OutOfOrder<Name extends string> = { readonly field: Name; readonly ahead: Name };

/**
 * Times of a record (UTC) that are earlier than the nearest one ahead of them in `order`. Equal times are in order, and unknown ones
 * are passed over.
 */
export function timesOutOfOrder<Name extends string>(
  record: Readonly<Record<Name, string | null>>,
  order: readonly Name[],
): OutOfOrder<Name>[] {
  const known = order.flatMap((name) => (record[name] ? [{ name, at: instant(record[name]) }] : []));
  return known.flatMap(({ name, at }, i) => {
    const overtaken = known.slice(0, i).findLast((other) => other.at > at);
    return overtaken ? [{ field: name, ahead: overtaken.name }] : [];
  });
}
