import type { Flow } from '../../flow/flow.ts';
import { type AnyResource, permissionOf } from '../../resource/resource.ts';
import { say, type Text } from '../../text.ts';
import { type AnyRow, records } from '../records/record-calls.ts';
import { LIST } from './list.text.ts';
import type { RowAct } from './row-act.ts';

/** The state field of a resource and its flow, when it has one. */
export function flowOf(resource: AnyResource): { field: string; flow: Flow } | undefined {
  const found = Object.entries(resource.fields).find(([, field]) => field.kind === 'state');
  return found && { field: found[0], flow: found[1].options as Flow };
}

/** Acts that end a document or throw it back are outlined in red. */
const DANGEROUS = new Set(['red', 'slate']);

const effectOf = (state: Text): Text => ({
  zh: say(LIST.actEffect, 'zh', { state: state.zh }),
  en: say(LIST.actEffect, 'en', { state: state.en }),
});

/** A page's own acts and the derived ones that it leaves: an own act stands in the place of the derived one of its name. */
export function actsWith(own: readonly RowAct[], derived: readonly RowAct[], omit: readonly string[]): RowAct[] {
  const taken = new Set([...omit, ...own.map(({ key }) => key)]);
  return [...own, ...derived.filter(({ key }) => !taken.has(key))];
}

/** One act for every transition of the flow: `POST base/:id/<act>`, its permission, and the states it starts from. */
export function flowActs(resource: AnyResource, path?: string): RowAct[] {
  const found = flowOf(resource);
  if (!found) return [];
  const { field, flow } = found;
  return Object.entries(flow.transitions).map(([name, transition]) => ({
    key: name,
    label: transition.label,
    permission: permissionOf(resource, name),
    when: (row: AnyRow) => transition.from.includes(String(row[field])),
    danger: DANGEROUS.has(flow.states[transition.to]?.tone ?? ''),
    effect: effectOf(flow.states[transition.to] ?? { zh: transition.to, en: transition.to }),
    reason: transition.reason,
    run: async (row, { reason, refresh }) => {
      await records.act(resource, row, name, reason ? { reason } : {}, { path });
      await refresh();
    },
  }));
}
