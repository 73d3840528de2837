import { choicesOf } from './choices.ts';
import type { Field } from './field.ts';
import { type AnyResource, childOf } from './resource.ts';

type Row = Readonly<Record<string, unknown>>;
type Changes = Record<string, unknown>;

/**
 * What follows from a change of some paths of a form, by path: of `name` what the record's `derive` answers, of `lines.2.name` what
 * that of the line does. What they answer is applied once: a rule sees the fields that were changed, not those that followed.
 */
export function following(resource: AnyResource, values: Row, paths: readonly string[]): Changes {
  const own = paths.filter((path) => !path.includes('.'));
  const changes: Changes = {};
  if (own.length > 0) Object.assign(changes, resource.derive?.(values, new Set(own)));
  const cells = Map.groupBy(
    paths.flatMap((path) => {
      const [, lines, at, cell] = /^(\w+)\.(\d+)\.(\w+)$/.exec(path) ?? [];
      return lines && at && cell ? [{ line: `${lines}.${at}`, lines, at: Number(at), cell }] : [];
    }),
    ({ line }) => line,
  );
  for (const [line, changed] of cells) {
    const { lines, at } = changed[0]!;
    const field = resource.fields[lines];
    const row = (values[lines] as Row[] | undefined)?.[at];
    if (field?.kind !== 'lines' || !row) continue;
    const found = childOf(field).derive?.(row, new Set(changed.map(({ cell }) => cell))) ?? {};
    for (const [name, value] of Object.entries(found)) changes[`${line}.${name}`] = value;
  }
  return changes;
}

/** What the choice of a record writes into the row of its reference, by path; nothing chosen leaves what is there. */
export function broughtBy(field: Field, path: string, chosen: { brings?: Row } | undefined): Changes {
  const { brings } = chosen ?? {};
  if (!brings) return {};
  const row = path.slice(0, path.lastIndexOf('.') + 1);
  return Object.fromEntries(
    Object.entries(choicesOf(field).brings ?? {}).map(([own, name]) => [row + own, brings[name] ?? null]),
  );
}
