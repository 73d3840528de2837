import { CopyOutlined, RollbackOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import dayjs from 'dayjs';
import { copyText } from '../../../kernel/web/clipboard.ts';
import { FileChip } from '../../../kernel/web/fields/file-chip.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { wholeTime } from '../../../kernel/web/when.ts';
import type { ChatMessage } from './chat.calls.ts';
import { mayRecall } from './chat.rules.ts';
import { CHAT_TEXT as TEXT } from './chat.text.ts';
import { ChatAvatar } from './chat-avatar.web.tsx';
import { ChatPicture } from './chat-picture.web.tsx';
import { Words } from './words.web.tsx';

type Props = {
  message: ChatMessage;
  mine: boolean;
  /** The first of several by the same person shows who it is. */
  first: boolean;
  group: boolean;
  seen: boolean;
  onRecall: () => void;
};

const isPicture = (type: string): boolean => /^image\/(png|jpeg|gif|webp)$/.test(type);

/** What one person said. Whatever was typed is shown as text. */
export function MessageBubble({ message, mine, first, group, seen, onRecall }: Props) {
  const { id, senderName, senderUsername, senderAvatar, text, files, createdAt } = message;
  return (
    <article className="chat-message" data-mine={mine} data-first={first} id={`chat-message-${id}`}>
      {!mine && (first ? <ChatAvatar name={senderName} avatar={senderAvatar} /> : <span className="chat-avatar" />)}
      <div className="chat-said">
        {first && !mine && group && (
          <span className="chat-sender">
            {senderName} <small>{senderUsername}</small>
          </span>
        )}
        {first && (mine || !group) && <span className="visually-hidden">{mine ? t(TEXT.me) : senderName}</span>}
        {text && (
          <p className="chat-words" translate="no">
            <Words text={text} />
          </p>
        )}
        {files.map((file) =>
          isPicture(file.type) ? (
            <ChatPicture key={file.id} id={file.id} name={file.name} />
          ) : (
            <FileChip key={file.id} id={file.id} name={file.name} />
          ),
        )}
      </div>
      <span className="chat-facts">
        <Tooltip title={wholeTime(createdAt)}>
          <time dateTime={createdAt}>{dayjs(createdAt).format('HH:mm')}</time>
        </Tooltip>
        {mine && seen && <span>{t(TEXT.seen)}</span>}
        <span className="chat-acts">
          {text && (
            <Tooltip title={t(TEXT.copy)}>
              <Button
                type="text"
                size="small"
                icon={<CopyOutlined />}
                aria-label={t(TEXT.copy)}
                onClick={() => void copyText(text).then(() => notify.success(t(TEXT.copied)))}
              />
            </Tooltip>
          )}
          {mine && mayRecall(message, message.senderId, serverDate()) && (
            <Tooltip title={t(TEXT.recall)}>
              <Button
                type="text"
                size="small"
                icon={<RollbackOutlined />}
                aria-label={t(TEXT.recall)}
                onClick={onRecall}
              />
            </Tooltip>
          )}
        </span>
      </span>
    </article>
  );
}
