import { lazy, Suspense, useEffect, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { request } from '../../../kernel/web/request.ts';
import { CHAT_TEXT as TEXT } from './chat.text.ts';

const FilePreview = lazy(async () => ({
  default: (await import('../../../kernel/web/fields/file-preview.tsx')).FilePreview,
}));

/** A picture in a chat, small; a click shows the whole. */
export function ChatPicture({ id, name }: { id: number; name: string }) {
  const [url, setUrl] = useState<string>();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let made: string | undefined;
    let gone = false;
    void request<Response>('GET', '/api/files/:id/thumbnail', {
      params: { id },
      query: { size: 320 },
      quiet: true,
      whole: true,
    })
      .then((answer) => answer.blob())
      .then((blob) => {
        if (gone) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return (
    <>
      <button
        type="button"
        className="chat-picture"
        aria-label={t(TEXT.picture, { name })}
        onClick={() => setOpen(true)}
      >
        {url ? <img src={url} alt={name} /> : <span>{name}</span>}
      </button>
      <Suspense>{open && <FilePreview id={id} name={name} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
