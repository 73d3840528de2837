import { lazy, Suspense, useState } from 'react';
import { useThumbnail } from '../../../kernel/web/fields/use-thumbnail.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { CHAT_TEXT as TEXT } from './chat.text.ts';

const FilePreview = lazy(async () => ({
  default: (await import('../../../kernel/web/fields/file-preview.tsx')).FilePreview,
}));

/** A picture in a chat, small; a click shows the whole. */
export function ChatPicture({ id, name }: { id: number; name: string }) {
  const url = useThumbnail(id, 320);
  const [open, setOpen] = useState(false);
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
