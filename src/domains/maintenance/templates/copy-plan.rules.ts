import { z } from 'zod';

/** What of a record a template says, by field. */
export type Facts = Readonly<Record<string, unknown>>;

const ORIGIN = z.object({ templateId: z.number(), sourceId: z.number(), facts: z.record(z.string(), z.unknown()) });

/** Of which record of a template one of a ship is the copy, and what that said when it was copied last. */
export type Origin = Readonly<z.infer<typeof ORIGIN>>;

/** What is kept as an origin; nothing where a record was entered on the ship. */
export function originOf(kept: unknown): Origin | null {
  const found = ORIGIN.safeParse(kept);
  return found.success ? found.data : null;
}

/** These fields of a row; what is empty, and what is not so, is nothing. */
export const factsOf = (row: Facts, names: readonly string[]): Facts =>
  Object.fromEntries(names.map((name) => [name, row[name] === false ? null : (row[name] ?? null)]));

/** A record of the template, and one of a ship. */
export type Source = { readonly id: number; readonly code: string; readonly facts: Facts };
export type Standing = Source & {
  readonly origin: Origin | null;
  /** Fields that no template says of it. */
  readonly own?: readonly string[];
};

export type Found<S extends Source = Source, T extends Standing = Standing> = {
  readonly source: S;
  readonly standing: T;
  /** What follows the template. */
  readonly changes: Facts;
  /** Fields that differ because somebody changed them on the ship. */
  readonly kept: readonly string[];
  /** What is to be kept as its origin from then on; nothing where that stands already. */
  readonly origin: Origin | null;
};

export type CopyPlan<S extends Source = Source, T extends Standing = Standing> = {
  readonly added: readonly S[];
  readonly found: readonly Found<S, T>[];
  /** Copies of records that the template has no more. */
  readonly removed: readonly T[];
};

const isSame = (one: Facts, other: Facts): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => name in other && other[name] === value);

/** Fields that hold together: where one of them was changed on the ship, all of them stay. */
type Together = readonly (readonly string[])[];

/**
 * What a copy does to a ship (maintenance 5.8): a record is found by its origin, else by its code; only what nobody changed on the ship
 * follows the template; nothing is removed. Done twice it does nothing the second time.
 */
export function planCopy<S extends Source, T extends Standing>(
  templateId: number,
  sources: readonly S[],
  standing: readonly T[],
  together: Together = [],
): CopyPlan<S, T> {
  const own = standing.filter(({ origin }) => origin?.templateId === templateId);
  const byOrigin = new Map(own.map((one) => [one.origin?.sourceId, one] as const));
  // What was entered anew in the template under its code is the same machine: the copy of the one that is gone.
  const known = new Set(sources.map(({ id }) => id));
  const byCode = new Map(
    standing.flatMap((one) => {
      const { origin, code } = one;
      return origin?.templateId === templateId && known.has(origin.sourceId) ? [] : [[code, one] as const];
    }),
  );
  const matched = new Set<T>();
  const added: S[] = [];
  const found: Found<S, T>[] = [];
  for (const source of sources) {
    const at = byOrigin.get(source.id) ?? byCode.get(source.code);
    if (!at || matched.has(at)) {
      added.push(source);
      continue;
    }
    matched.add(at);
    found.push(compared(templateId, source, at, together));
  }
  return { added, found, removed: own.filter((one) => !matched.has(one)) };
}

function compared<S extends Source, T extends Standing>(
  templateId: number,
  source: S,
  standing: T,
  together: Together,
): Found<S, T> {
  const copied = standing.origin?.templateId === templateId ? standing.origin.facts : {};
  const told = Object.keys(source.facts).filter((name) => !standing.own?.includes(name));
  const differing = told.filter((name) => standing.facts[name] !== source.facts[name]);
  const changed = differing.filter((name) => !(name in copied) || copied[name] !== standing.facts[name]);
  const held = together.filter((names) => names.some((name) => changed.includes(name))).flat();
  const kept = differing.filter((name) => changed.includes(name) || held.includes(name));
  const changes = Object.fromEntries(
    differing.filter((name) => !kept.includes(name)).map((name) => [name, source.facts[name]]),
  );
  const origin = { templateId, sourceId: source.id, facts: source.facts };
  const stands = standing.origin?.templateId === templateId && standing.origin.sourceId === source.id;
  return { source, standing, changes, kept, origin: stands && isSame(copied, source.facts) ? null : origin };
}

/** Codes that would stand twice on the ship: somebody there gave the code of one record to another. */
export function clashesOf<S extends Source, T extends Standing>(
  { added, found }: CopyPlan<S, T>,
  standing: readonly T[],
): string[] {
  const renamed = new Map(
    found.flatMap(({ standing: { id }, changes: { code } }) => (typeof code === 'string' ? [[id, code] as const] : [])),
  );
  const codes = [...standing.map(({ id, code }) => renamed.get(id) ?? code), ...added.map(({ code }) => code)];
  return [...new Set(codes.filter((code, i) => codes.indexOf(code) !== i))];
}

/** How many are added and updated, and the names of what is kept and of what the template has no more. */
export function countsOf<S extends Source, T extends Standing>(
  { added, found, removed }: CopyPlan<S, T>,
  nameOf: (one: T) => string,
) {
  return {
    added: added.length,
    updated: found.filter(({ changes }) => Object.keys(changes).length > 0).length,
    kept: found.filter(({ kept }) => kept.length > 0).map(({ standing }) => nameOf(standing)),
    removed: removed.map(nameOf),
  };
}
