import type { Flow } from '../flow/flow.ts';
import type { Text } from '../text.ts';
import { findResource } from './registry.ts';

/** Acts of the record services themselves. */
const COMMON: Readonly<Record<string, Text>> = {
  add: { zh: '新建', en: 'Created' },
  edit: { zh: '修改', en: 'Changed' },
  del: { zh: '删除', en: 'Deleted' },
  restore: { zh: '恢复', en: 'Brought back' },
  import: { zh: '导入', en: 'Imported' },
  seed: { zh: '初始数据', en: 'First data' },
};

const named = new Map<string, Text>();

/** Names the acts that a module writes into the history beyond the common ones and those of its flows. */
export function registerActs(acts: Readonly<Record<string, Text>> = {}): void {
  for (const [act, label] of Object.entries(acts)) named.set(act, label);
}

/** The acts that have a name of their own, those of flows left out. */
export const namedActs = (): string[] => [...Object.keys(COMMON), ...named.keys()];

/** What the history calls an act on a kind of record; an act without a name reads as a change. */
export function actLabel(resource: string, act: string): Text {
  const states = Object.values(findResource(resource)?.fields ?? {}).filter((field) => field.kind === 'state');
  const ofFlow = states.map((field) => (field.options as Flow).transitions[act]?.label).find((label) => label);
  return ofFlow ?? named.get(act) ?? COMMON[act] ?? COMMON.edit!;
}
