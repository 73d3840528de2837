import { Button } from 'antd';
import { t } from '../../../kernel/web/i18n.ts';
import { CHAT_TEXT as TEXT } from './chat.text.ts';
import type { Pending } from './conversation-store.web.ts';

/** What is on its way, or was not sent, with what can be done about it. */
export function PendingBubble({
  pending,
  onAgain,
  onDrop,
}: {
  pending: Pending;
  onAgain: () => void;
  onDrop: () => void;
}) {
  const { text, files, failed } = pending;
  return (
    <article className="chat-message" data-mine data-first data-pending>
      <div className="chat-said">
        {text && (
          <p className="chat-words" translate="no">
            {text}
          </p>
        )}
        {files.map((file) => (
          <p key={file.id} className="chat-words" translate="no">
            {file.name}
          </p>
        ))}
      </div>
      {failed === undefined ? (
        <span className="chat-facts" role="status">
          {t(TEXT.sending)}
        </span>
      ) : (
        <span className="chat-facts chat-unsent" role="alert">
          {failed === '' ? t(TEXT.waitsForLine) : `${t(TEXT.notSent)} ${failed}`}
          <Button type="link" size="small" onClick={onAgain}>
            {t(TEXT.again)}
          </Button>
          <Button type="link" size="small" danger onClick={onDrop}>
            {t(TEXT.drop)}
          </Button>
        </span>
      )}
    </article>
  );
}
