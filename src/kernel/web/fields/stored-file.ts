import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import { lang } from '../i18n.ts';
import { apiUrl, request } from '../request.ts';
import { saveFile } from '../save-file.ts';
import { caller } from '../session/caller.ts';

/** Where the files of this window's caller are. */
const filesOf = (tail = ''): string => caller().own(`/api/files${tail}`);

type StoredFile = { id: number; name: string; size: number; type: string };

/** What is known of a file; `gone` where the server has it no more or does not show it to the reader. */
export function useStoredFile(id: number): { stored: StoredFile | undefined; gone: boolean } {
  const { data, error } = useQuery({
    queryKey: ['files', id],
    queryFn: () => request<StoredFile>('GET', filesOf(`/${id}/info`), { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { stored: data, gone: isGone(error) };
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The content as a blob: calls carry the token, so that a plain link would be refused. */
export async function fileContent(id: number): Promise<Blob> {
  return (await request<Response>('GET', filesOf(`/${id}`), { quiet: true, whole: true })).blob();
}

export function downloadFile(id: number, name?: string): Promise<void> {
  return saveFile(filesOf(`/${id}`), { query: { download: 1 }, name });
}

/** Uploads one file and tells the progress, 0 to 1. XMLHttpRequest, because fetch does not tell how much was sent. */
export async function uploadFile(file: File, onProgress: (done: number) => void): Promise<StoredFile> {
  const bearer = await caller().bearer();
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', apiUrl(filesOf()));
    call.setRequestHeader('Authorization', `Bearer ${bearer ?? ''}`);
    call.setRequestHeader('Accept-Language', lang);
    call.responseType = 'json';
    call.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    call.onerror = () => reject(new ApiError({ status: 0, code: 'NETWORK', message: '' }));
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) resolve(call.response as StoredFile);
      else
        reject(
          new ApiError({ ...call.response, status: call.status, message: call.response?.message ?? `${call.status}` }),
        );
    };
    const body = new FormData();
    body.append('file', file);
    call.send(body);
  });
}

/** `1.2 MB`, `420 kB`, `24.1 GB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
