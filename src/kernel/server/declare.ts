import { recordOf } from '../resource/resource.ts';
import type { Text } from '../text.ts';
import type { Declared } from './declared.ts';
import { allSettings } from './kernel-module.ts';
import { lineKinds } from './line-kinds.ts';
import type { MessageKind } from './message-kinds.ts';
import type { Module } from './module.ts';
import { guardedOf } from './permissions.ts';

/** Gathers the declarations of these modules; `declarationProblems` tells what does not fit together in them. */
export function declaredBy(modules: readonly Module[]): Declared {
  const entries = <T>(key: (module: Module) => Readonly<Record<string, T>> | undefined): ReadonlyMap<string, T> =>
    new Map(modules.flatMap((module) => Object.entries(key(module) ?? {})));
  const acts = new Map<string, Readonly<Record<string, Text>>>();
  for (const module of modules)
    for (const [kind, words] of Object.entries(module.acts ?? {})) acts.set(kind, { ...acts.get(kind), ...words });
  const fills = new Map<string, Map<string, object>>();
  for (const { port, by, answers } of modules.flatMap((module) => module.fills ?? [])) {
    const filled = fills.get(port.name) ?? new Map<string, object>();
    fills.set(port.name, filled.set(by, answers));
  }
  const reminders = modules.flatMap((module) => module.reminders ?? []);
  return {
    modules,
    resources: new Map(modules.flatMap(({ resources }) => resources.map((resource) => [resource.name, resource]))),
    lines: new Map(lineKinds(modules.flatMap(({ resources }) => resources)).map((kind) => [kind.name, kind])),
    listed: new Map(modules.flatMap(({ views = [] }) => views.map((view) => [recordOf(view).name, view] as const))),
    guarded: new Set(guardedOf(modules)),
    inPerson: new Set(modules.flatMap((module) => module.inPerson ?? [])),
    acts,
    approvals: new Map(modules.flatMap(({ approvals = [] }) => approvals.map((one) => [one.resource, one]))),
    heldBack: entries((module) => module.heldBack),
    messageKinds: new Map<string, MessageKind>([
      ...entries((module) => module.messageKinds),
      ...reminders.map(({ name, label }) => [name, { label, reminder: true }] as const),
    ]),
    reminders: new Map(reminders.map((reminder) => [reminder.name, reminder])),
    finder: entries((module) => module.finder),
    settings: allSettings(modules),
    fills,
    hears: Map.groupBy(
      modules.flatMap((module) => module.hears ?? []),
      ({ event }) => event.name,
    ),
  };
}
