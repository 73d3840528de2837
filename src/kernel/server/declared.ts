import type { AnyResource } from '../resource/resource.ts';
import type { Text } from '../text.ts';
import type { Approvable } from './approvable.ts';
import type { Hearer } from './domain-events.ts';
import type { FinderRule } from './finder/entry.ts';
import type { HeldBack } from './held-back.ts';
import type { MessageKind } from './message-kinds.ts';
import type { Module } from './module.ts';
import type { Reminder } from './reminders/reminder.ts';
import type { Settings } from './settings/settings.ts';

/** What the modules of one running product declare, by name. It goes with the database that holds their rows. */
export type Declared = {
  readonly modules: readonly Module[];
  readonly resources: ReadonlyMap<string, AnyResource>;
  /** Kinds of lines that others may refer to: those with a title, which belong to one kind of record. */
  readonly lines: ReadonlyMap<string, AnyResource>;
  /** By the kind of record, the view from which its list is read. */
  readonly listed: ReadonlyMap<string, AnyResource>;
  /** Words of the acts in histories, by kind of record; `*` holds for every kind. */
  readonly acts: ReadonlyMap<string, Readonly<Record<string, Text>>>;
  /** Permissions that `*` does not hold, nor a pattern: those of private fields, and those that a module guards. */
  readonly guarded: ReadonlySet<string>;
  /** Permissions that nobody has while acting as somebody else. */
  readonly inPerson: ReadonlySet<string>;
  readonly approvals: ReadonlyMap<string, Approvable>;
  /** By the name of a check, a trigger or an index, how it is told that it held a write back. */
  readonly heldBack: ReadonlyMap<string, HeldBack>;
  readonly messageKinds: ReadonlyMap<string, MessageKind>;
  readonly reminders: ReadonlyMap<string, Reminder>;
  readonly finder: ReadonlyMap<string, FinderRule>;
  readonly settings: Settings;
  /** What answers a port, by the port's name and the answerer's. */
  readonly fills: ReadonlyMap<string, ReadonlyMap<string, object>>;
  /** Who hears of an event, by its name, in the order of the modules. */
  readonly hears: ReadonlyMap<string, readonly Hearer[]>;
};

/** A context, the running product, or anything else that has its database. */
export type Holder = { readonly db: { readonly declared: Declared } };

/** Of a database of which nothing but SQL is asked. */
export const NOTHING_DECLARED: Declared = {
  modules: [],
  resources: new Map(),
  lines: new Map(),
  listed: new Map(),
  guarded: new Set(),
  inPerson: new Set(),
  acts: new Map(),
  approvals: new Map(),
  heldBack: new Map(),
  messageKinds: new Map(),
  reminders: new Map(),
  finder: new Map(),
  settings: {},
  fills: new Map(),
  hears: new Map(),
};
