import { useQuery } from '@tanstack/react-query';
import type { AnyResource } from '../../resource/resource.ts';
import type { Query } from '../query-string.ts';
import { type AnyRow, records } from '../records/record-calls.ts';
import { recordKeys } from '../records/record-keys.ts';

const PAGE = 200;

async function loadAll(
  resource: AnyResource,
  query: Query,
  path: string | undefined,
  signal: AbortSignal,
): Promise<AnyRow[]> {
  const rows: AnyRow[] = [];
  for (let page = 0; ; page += 1) {
    const answer = await records.list(resource, { ...query, page, size: PAGE }, { path, signal, quiet: true });
    rows.push(...answer.content);
    if (answer.content.length < PAGE) return rows;
  }
}

/** Every record of a small resource, such as a tree needs. */
export function useAllRows(resource: AnyResource, query: Query = {}, path?: string) {
  return useQuery({
    queryKey: recordKeys.list(resource, path, { ...query, all: true }),
    queryFn: ({ signal }) => loadAll(resource, query, path, signal),
  });
}
