import { useEffect, useState } from 'react';
import { request } from '../../request.ts';
import type { SessionUser } from '../../session/session.ts';

/** The address of a stored picture, fetched with the token; pictures in tags carry none. */
function usePicture(file: string | number | null | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (file === null || file === undefined || file === '') return;
    let made: string | undefined;
    let gone = false;
    void request<Response>('GET', '/api/files/:id/thumbnail', {
      params: { id: file },
      query: { size: 160 },
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
  }, [file]);
  return url;
}

/** The user's picture, or the first character of the name. */
export function Avatar({ user, size = 26 }: { user: Pick<SessionUser, 'name' | 'avatar'>; size?: 18 | 26 | 72 }) {
  const url = usePicture(user.avatar);
  return (
    <span className={`shell-avatar shell-avatar-${size}`} aria-hidden>
      {url ? <img src={url} alt="" width={size} height={size} /> : [...user.name][0]}
    </span>
  );
}
