import { type AnyMake, makePermission, makeProblem } from '../../../flow/make-from.ts';
import { recordAddress } from '../../../record-address.ts';
import { pathOf } from '../../../resource/resource.ts';
import { t } from '../../i18n.ts';
import { notify } from '../../notice.ts';
import type { AnyRow } from '../../records/record-calls.ts';
import { request } from '../../request.ts';
import { uuid } from '../../uuid.ts';
import type { BatchAct, RowAct } from './row-act.ts';

type Given = Parameters<BatchAct['run']>[1];

/** Makes it and leads to the draft; what does not go with the rest is told by its name before anything is sent. */
async function make(declared: AnyMake, rows: readonly AnyRow[], { values, go }: Given): Promise<void> {
  const problem = makeProblem(declared, rows);
  if (problem) return notify.error(t(problem.text));
  const made = await request<AnyRow>('POST', `${pathOf(declared.to)}/${declared.tail}`, {
    body: { ...values, ids: rows.map(({ id }) => id) },
    key: uuid(),
    quiet: declared.ask !== undefined,
  });
  notify.success(t(declared.done));
  go(`${recordAddress(declared.to.name, made.id)}${declared.whole ? '' : '?edit=1'}`);
}

/** The buttons of what can be made of a kind of record: on each, and for a selection. */
export function makeActs(makes: readonly AnyMake[]): { row: RowAct[]; batch: BatchAct[] } {
  const shared = (one: AnyMake) => ({
    key: one.name,
    label: one.label,
    permission: makePermission(one),
    form: one.ask,
  });
  return {
    row: makes
      .filter(({ together }) => !together)
      .map((one) => ({
        ...shared(one),
        first: one.first,
        when: (row) => makeProblem(one, [row]) === undefined,
        run: (row, given) => make(one, [row], given),
      })),
    // Shown where something can be made of any of them: which of the others does not go with it is told when it is pressed.
    batch: makes
      .filter(({ single }) => !single)
      .map((one) => ({
        ...shared(one),
        when: (rows) => rows.some((row) => makeProblem(one, [row]) === undefined),
        run: (rows, given) => make(one, rows, given),
      })),
  };
}
