import type { Module } from './module.ts';

/** What one concept of a domain brings to its module: a folder's `*.slice.server.ts`. */
export type Slice = Partial<Omit<Module, 'name' | 'label'>>;

/** Every key of a module by name: one that is new must be put together here too. */
type WholeModule = { readonly [K in keyof Required<Module>]: Module[K] };

type Table<T> = Readonly<Record<string, T>>;

/**
 * A module of its slices, in their order: lists follow each other, a role gets the grants of all, and what runs at a start, an end or after
 * a call runs one after another. Two slices that name the same thing are a mistake of the code and refuse to be a module.
 */
export function moduleOf({ name, label }: Pick<Module, 'name' | 'label'>, ...slices: readonly Slice[]): WholeModule {
  const list = <T>(of: (slice: Slice) => readonly T[] | undefined): T[] => slices.flatMap((slice) => of(slice) ?? []);
  const table = <T>(of: (slice: Slice) => Table<T> | undefined): Table<T> =>
    merged(
      name,
      slices.flatMap((slice) => Object.entries(of(slice) ?? {})),
    );
  const grants = list(({ grants: given }) => Object.entries(given ?? {}));
  const acts = list(({ acts: given }) => Object.entries(given ?? {}));
  return {
    name,
    label,
    resources: list((slice) => slice.resources),
    views: list((slice) => slice.views),
    endpoints: list((slice) => slice.endpoints),
    leaves: list((slice) => slice.leaves),
    pages: list((slice) => slice.pages),
    menuGroups: list((slice) => slice.menuGroups),
    permissions: table((slice) => slice.permissions),
    guarded: list((slice) => slice.guarded),
    inPerson: list((slice) => slice.inPerson),
    approvals: list((slice) => slice.approvals),
    fills: list((slice) => slice.fills),
    hears: list((slice) => slice.hears),
    acts: mapOf(acts, (of) => merged(name, of.flatMap(Object.entries))),
    heldBack: table((slice) => slice.heldBack),
    feed: table((slice) => slice.feed),
    finder: table((slice) => slice.finder),
    messageKinds: table((slice) => slice.messageKinds),
    reminders: list((slice) => slice.reminders),
    jobs: table((slice) => slice.jobs),
    schedules: table((slice) => slice.schedules),
    scripts: table((slice) => slice.scripts),
    sealed: list((slice) => slice.sealed),
    settings: table((slice) => slice.settings),
    roles: list((slice) => slice.roles),
    grants: mapOf(grants, (of) => of.flat()),
    seed: inTurn(slices.map((slice) => slice.seed)),
    demo: inTurn(slices.map((slice) => slice.demo)),
    start: inTurn(slices.map((slice) => slice.start)),
    stop: inTurn(slices.map((slice) => slice.stop)),
    afterFailure: inTurn(slices.map((slice) => slice.afterFailure)),
    afterChange: inTurn(slices.map((slice) => slice.afterChange)),
    afterCall: inTurn(slices.map((slice) => slice.afterCall)),
  };
}

function merged<T>(module: string, entries: readonly (readonly [string, T])[]): Table<T> {
  const all = new Map<string, T>();
  for (const [key, value] of entries) {
    if (all.has(key)) throw new Error(`Two slices of ${module} name ${key}`);
    all.set(key, value);
  }
  return Object.fromEntries(all);
}

/** The values of each key, in their order, made one. */
function mapOf<T, R>(entries: readonly (readonly [string, T])[], make: (values: readonly T[]) => R): Table<R> {
  const keys = [...new Set(entries.map(([key]) => key))];
  return Object.fromEntries(
    keys.map((key) => [key, make(entries.filter(([other]) => other === key).map(([, value]) => value))]),
  );
}

type Act<A extends unknown[]> = (...given: A) => Promise<void> | void;

function inTurn<A extends unknown[]>(
  given: readonly (Act<A> | undefined)[],
): ((...given: A) => Promise<void>) | undefined {
  const acts = given.filter((act) => act !== undefined);
  if (acts.length === 0) return undefined;
  return async (...told) => {
    for (const act of acts) await act(...told);
  };
}
