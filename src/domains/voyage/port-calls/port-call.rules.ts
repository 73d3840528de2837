import type { FieldError } from '../../../kernel/errors.ts';
import { instant } from '../../../kernel/value/zone.ts';

type Time = string | null | undefined;

type Typed = {
  readonly eta?: Time;
  readonly etb?: Time;
  readonly etd?: Time;
  readonly ata?: Time;
  readonly atb?: Time;
  readonly atd?: Time;
  readonly sof?: readonly { readonly from?: Time; readonly to?: Time }[];
};

const ORDERS = [
  ['eta', 'etb', 'etd'],
  ['ata', 'atb', 'atd'],
] as const satisfies readonly (readonly (keyof Typed)[])[];

/** A ship arrives, berths and leaves in that order, planned and real; a line of the statement of facts ends after it began. */
export function checkPortCall(row: Typed): FieldError[] | undefined {
  const errors: FieldError[] = [];
  for (const order of ORDERS) {
    const known = order.filter((name) => row[name]);
    for (const [i, name] of known.entries()) {
      const before = known[i - 1];
      if (!before || instant(row[before] ?? '') <= instant(row[name] ?? '')) continue;
      errors.push({
        field: name,
        message: { zh: '须按抵、靠、离的先后', en: 'Arrival, berthing and departure follow' },
      });
    }
  }
  for (const [i, { from, to }] of (row.sof ?? []).entries()) {
    if (!from || !to || instant(from) <= instant(to)) continue;
    errors.push({ field: `sof.${i}.to`, message: { zh: '结束不能早于开始', en: 'It ends before it began' } });
  }
  return errors.length > 0 ? errors : undefined;
}

const MINUTE = 60_000;

/** Whether what was typed and what a report says are told apart: by more than a minute. */
export function tellsApart(typed: Time, said: Time): boolean {
  return Boolean(typed && said) && Math.abs(instant(typed ?? '') - instant(said ?? '')) > MINUTE;
}
