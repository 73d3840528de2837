import { useQueries } from '@tanstack/react-query';
import { type ApprovalTree, type Condition, walkTree } from '../../../kernel/flow/approval-tree.ts';
import { records } from '../../../kernel/web/records/record-calls.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import type { Vocabulary } from '../flows/flow-shape.rules.ts';

const MOST = 200;

function* comparisonsOf(condition: Condition): Generator<{ field: string; value?: unknown }> {
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : undefined;
  if (!parts) yield condition as { field: string; value?: unknown };
  else for (const part of parts) yield* comparisonsOf(part);
}

/** Ids of records with which the flow compares a field. */
function idsOf(tree: ApprovalTree, field: string): number[] {
  const ids = new Set<number>();
  for (const { node } of walkTree(tree.nodes)) {
    if (node.kind !== 'condition') continue;
    for (const { when } of node.branches)
      for (const one of when ? comparisonsOf(when) : [])
        if (one.field === field && Array.isArray(one.value)) for (const id of one.value) ids.add(Number(id));
  }
  return [...ids].sort((a, b) => a - b);
}

/** The words of a flow with the names of the departments, ships and other records that its conditions compare with. */
export function useNamedWords(words: Vocabulary, tree: ApprovalTree): Vocabulary {
  const refs = words.fields.flatMap(({ name, target, options }) => (target && !options ? [{ name, target }] : []));
  const found = useQueries({
    queries: refs.map(({ name, target }) => {
      const query = { ids: idsOf(tree, name), size: MOST };
      return {
        queryKey: recordKeys.options({ name: target }, query),
        queryFn: ({ signal }: { signal: AbortSignal }) => records.options({ name: target }, query, signal),
        enabled: query.ids.length > 0,
        staleTime: 60_000,
      };
    }),
  });
  const named = new Map(refs.map(({ name }, i) => [name, found[i]?.data]));
  return {
    ...words,
    fields: words.fields.map((field) => {
      const options = named.get(field.name)?.map((one) => ({ value: String(one.id), label: one.label }));
      return options ? { ...field, options } : field;
    }),
  };
}
