import { type AnyResource, childOf, fieldsOf } from '../../resource/resource.ts';
import type { Change } from '../history.ts';
import { sameValue, shownOf } from './lines.ts';

type Row = Readonly<Record<string, unknown>>;

const linesIn = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : []);

/**
 * Changes as the history keeps them: of lines each line for itself, and of a line that stays each field, never the whole of them.
 * `lines.amount` of line 3 from this to that; `lines` of line 4 from nothing to a line, or back; the numbers of lines that were only moved.
 * A new record keeps its first lines together.
 */
export function byLine(resource: AnyResource, changes: readonly Change[]): Change[] {
  return changes.flatMap((change) => {
    const field = resource.fields[change.field];
    if (field?.kind !== 'lines' || change.old === null) return [change];
    return ofLines(change.field, childOf(field), linesIn(change.old), linesIn(change.new));
  });
}

function ofLines(name: string, child: AnyResource, before: readonly Row[], after: readonly Row[]): Change[] {
  const old = new Map(before.map((row, i) => [row.id, { row, no: i + 1 }]));
  const kept = new Set(after.flatMap(({ id }) => (old.has(id) ? [id] : [])));
  const gone = before.flatMap((row, i): Change[] =>
    kept.has(row.id)
      ? []
      : [{ field: name, line: { id: row.id as number, no: i + 1 }, old: shownLine(row), new: null }],
  );
  const rest = after.flatMap((row, i): Change[] => {
    const line = { ...(typeof row.id === 'number' && { id: row.id }), no: i + 1 };
    const was = old.get(row.id)?.row;
    if (!was) return [{ field: name, line: { no: i + 1 }, old: null, new: shownLine(row) }];
    return fieldsOf(child).flatMap(([one, field]) =>
      sameValue(field, was[one], row[one])
        ? []
        : [{ field: `${name}.${one}`, line, old: shownOf(was[one] ?? null), new: shownOf(row[one] ?? null) }],
    );
  });
  const order = [...kept].map((id) => old.get(id)!.no);
  const moved = order.some((no, i) => i > 0 && no < order[i - 1]!);
  return [...gone, ...rest, ...(moved ? [{ field: name, old: order.toSorted((a, b) => a - b), new: order }] : [])];
}

const shownLine = (row: Row): unknown => (shownOf([row]) as unknown[])[0];
