import { tailOf } from '../../../flow/flow.ts';
import { type Act, actsOf, isSubmit } from '../../../flow/flows-of.ts';
import { recordAddress } from '../../../record-address.ts';
import type { AnyResource } from '../../../resource/resource.ts';
import { say, type Text } from '../../../text.ts';
import { t } from '../../i18n.ts';
import { notify } from '../../notice.ts';
import { type AnyRow, records } from '../../records/record-calls.ts';
import { serverDate } from '../../server-clock.ts';
import { LIST } from '../list.text.ts';
import type { RowAct } from './row-act.ts';

/** Acts that end a document or throw it back are outlined in red. */
const DANGEROUS = new Set(['red', 'slate']);

/** What is asked before an act: its own words, or to which state it leads; what has a form asks by that. */
function effectOf({ flow, transition }: Act): Text | undefined {
  const { effect, form, to, leads } = transition;
  if (effect || form || leads || !to) return effect;
  const state = flow.states[to] ?? { zh: to, en: to };
  return { zh: say(LIST.actEffect, 'zh', { state: state.zh }), en: say(LIST.actEffect, 'en', { state: state.en }) };
}

/** A page's own acts and the derived ones that it leaves: an own act stands in the place of the derived one of its name. */
export function actsWith(own: readonly RowAct[], derived: readonly RowAct[], omit: readonly string[]): RowAct[] {
  const taken = new Set([...omit, ...own.map(({ key }) => key)]);
  return [...own, ...derived.filter(({ key }) => !taken.has(key))];
}

/** Every declared act of a kind of record, of all its states: where it may be pressed, what it asks, what it tells and where it leads. */
export const flowActs = (resource: AnyResource, path?: string): RowAct[] =>
  actsOf(resource)
    .filter((act) => !isSubmit(act))
    .map((act) => rowAct(resource, act, path));

function rowAct(resource: AnyResource, act: Act, path: string | undefined): RowAct {
  const { name, field, flow, permission, transition } = act;
  const { label, from, to, form, initial, reason, against, many, first, done, leads, whole } = transition;
  return {
    key: name,
    label,
    permission,
    form,
    initial: initial && ((row) => initial(row, serverDate())),
    reason,
    first,
    many: many ?? !form,
    when: (row) => from.includes(String(row[field])) && !against?.(row, serverDate()),
    danger: to !== undefined && DANGEROUS.has(flow.states[to]?.tone ?? ''),
    effect: effectOf(act),
    run: async (row, { reason: said, values, refresh, tell, go }) => {
      const given = { ...values, ...(said && { reason: said }) };
      const tail = tailOf(name, transition);
      const answer: AnyRow = await records.act(resource, row, tail, given, { path, quiet: form !== undefined });
      if (!leads) tell({ id: row.id, version: answer.version, [field]: answer[field] });
      if (done) notify.success(t(typeof done === 'function' ? done(answer) : done));
      if (leads) go(`${recordAddress(leads, answer.id)}${whole ? '' : '?edit=1'}`);
      await refresh();
    },
  };
}
