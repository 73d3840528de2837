import type { Method } from '../route.ts';
import { type RequestOptions, request } from './request.ts';

/** The name in Content-Disposition, `filename*` (RFC 5987) before `filename`. */
export function fileNameOf(disposition: string | null): string | undefined {
  const star = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (star) return decodeURIComponent(star);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
}

/** Saves a blob under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Calls and saves the answered file under the server's name for it. */
export async function saveFile(
  path: string,
  options: RequestOptions & { method?: Method; name?: string } = {},
): Promise<void> {
  const { method = 'GET', name, ...rest } = options;
  const response = await request<Response>(method, path, { ...rest, whole: true });
  saveBlob(await response.blob(), name ?? fileNameOf(response.headers.get('Content-Disposition')) ?? 'fairway');
}
