import { actsOf as declaredActs } from '../flow/flows-of.ts';
import type { Text } from '../text.ts';
import type { Holder } from './declared.ts';
import { findResource } from './registry.ts';

/** Acts of the record services themselves. */
const COMMON: Readonly<Record<string, Text>> = {
  add: { zh: '新建', en: 'Created' },
  edit: { zh: '修改', en: 'Changed' },
  del: { zh: '删除', en: 'Deleted' },
  reveal: { zh: '查看完整内容', en: 'Shown in full' },
  restore: { zh: '恢复', en: 'Brought back' },
  mail: { zh: '以邮件发送', en: 'Sent by mail' },
  import: { zh: '导入', en: 'Imported' },
  seed: { zh: '初始数据', en: 'First data' },
};

/** Every act that a history may hold, with its word; one that several kinds of record have comes once for each. */
export function actsOf(holder: Holder): { act: string; label: Text }[] {
  const { acts, resources } = holder.db.declared;
  const declared = [COMMON, ...acts.values()].flatMap((words) => Object.entries(words));
  const ofFlows = [...resources.values()]
    .flatMap(declaredActs)
    .map(({ name, transition }): [string, Text] => [name, transition.label]);
  return [...declared, ...ofFlows].map(([act, label]) => ({ act, label }));
}

/** What the history calls an act on a kind of record; an act without a name reads as a change. */
export function actLabel(holder: Holder, resource: string, act: string): Text {
  const kind = findResource(holder, resource);
  const ofFlow = kind && declaredActs(kind).find(({ name }) => name === act)?.transition.label;
  const { acts } = holder.db.declared;
  return ofFlow ?? acts.get(resource)?.[act] ?? acts.get('*')?.[act] ?? COMMON[act] ?? COMMON.edit!;
}
