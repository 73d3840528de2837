import type { AnyResource } from '../../../resource/resource.ts';
import { t } from '../../i18n.ts';
import type { Query } from '../../query-string.ts';
import { basePath } from '../../records/base-path-of.ts';
import { request } from '../../request.ts';
import { fileNameOf, saveBlob } from '../../save-file.ts';

/** Fetches a sheet and saves it; `hear` is told its length as it grows. Rejects as the request does. */
export async function fetchSheet(
  url: string,
  { query, name, hear }: { query: Query; name: string; hear?: (bytes: number) => void },
): Promise<void> {
  const answer = await request<Response>('GET', url, { query });
  const parts: BlobPart[] = [];
  let size = 0;
  for (const reader = answer.body!.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    hear?.(size);
  }
  const type = answer.headers.get('Content-Type') ?? '';
  saveBlob(new Blob(parts, { type }), fileNameOf(answer.headers.get('Content-Disposition')) ?? `${name}.xlsx`);
}

/** The rows of a derived list that a query asks for. */
export const exportSheet = (resource: AnyResource, path: string | undefined, query: Query): Promise<void> =>
  fetchSheet(`${path ?? basePath(resource)}/export`, { query, name: t(resource.label) });
