import { useEffect, useState } from 'react';
import { request } from '../request.ts';
import { caller } from '../session/caller.ts';

/**
 * The address of a stored picture made small, once it is there. It is fetched with this window's token: a picture in a tag goes with
 * the cookie, which another window may have changed.
 */
export function useThumbnail(id: string | number | null | undefined, size: 160 | 320): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (id === null || id === undefined || id === '') return;
    let made: string | undefined;
    let gone = false;
    void request<Response>('GET', caller().own('/api/files/:id/thumbnail'), {
      params: { id },
      query: { size },
      quiet: true,
      whole: true,
    })
      .then((response) => response.blob())
      .then((blob) => {
        if (gone) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      })
      .catch(() => setUrl(undefined));
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id, size]);
  return url;
}
