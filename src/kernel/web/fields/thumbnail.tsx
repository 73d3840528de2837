import { useState } from 'react';
import { apiUrl } from '../request.ts';
import { caller } from '../session/caller.ts';
import './fields.css';

type Size = 64 | 160 | 320 | 640;

/** Whether a file of this name has a thumbnail. */
export const isPictureName = (name: string): boolean => /\.(png|jpe?g|gif|webp)$/i.test(name);

/** A stored picture made small; `size` px at most on its longer side. Gives way to `instead` where there is none. */
export function Thumbnail({
  id,
  size,
  alt,
  instead,
}: {
  id: number;
  size: Size;
  alt: string;
  instead?: React.ReactNode;
}) {
  const [failed, setFailed] = useState(false);
  if (failed || !caller().byCookie) return instead ?? null;
  return (
    <img
      className="thumbnail"
      src={apiUrl(`/api/files/${id}/thumbnail?size=${size}`)}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
