import { CheckOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { shortTime, wholeTime } from '../../../kernel/web/when.ts';
import type { MessageView } from './message.calls.ts';
import { MESSAGE_TEXT as TEXT } from './message.text.ts';
import './message-row.css';

type Props = {
  message: MessageView;
  /** So many of its kind came together, itself among them; folded, it stands for all. */
  alike: number;
  folded: boolean;
  onFold: () => void;
  onOpen: () => void;
  onRead: () => void;
  onRemove: () => void;
};

/** One message: the title opens what it is about, or unfolds its text where there is nothing to open. */
export function MessageRow({ message, alike, folded, onFold, onOpen, onRead, onRemove }: Props) {
  const { title, text, link, readAt, label, urgent, createdAt } = message;
  const [wide, setWide] = useState(false);
  const press = (): void => {
    if (!link) setWide(!wide);
    onOpen();
  };
  return (
    <div className="message-row" data-unread={readAt === null}>
      <div className="message-line">
        {readAt === null && <span className="message-dot" role="img" aria-label={t(TEXT.unread)} />}
        <button type="button" className="message-title" onClick={press} aria-expanded={link ? undefined : wide}>
          {title}
        </button>
      </div>
      <div className="message-facts">
        <StatusTag tone={urgent ? 'red' : 'blue'}>{label}</StatusTag>
        <Tooltip title={wholeTime(createdAt)}>
          <time dateTime={createdAt}>{shortTime(createdAt)}</time>
        </Tooltip>
        {alike > 1 && (
          <button type="button" className="message-fold" aria-expanded={!folded} onClick={onFold}>
            {t(TEXT.alike, { n: alike })} {t(folded ? TEXT.unfold : TEXT.fold)}
          </button>
        )}
      </div>
      {text && (
        <p className="message-text" data-wide={wide} translate="no">
          {text}
        </p>
      )}
      <div className="message-acts">
        {link && (
          <Button type="link" size="small" onClick={onOpen} aria-label={`${t(TEXT.open)} ${title}`}>
            {t(TEXT.open)}
          </Button>
        )}
        {readAt === null && (
          <Tooltip title={t(TEXT.read)}>
            <Button
              type="text"
              size="small"
              icon={<CheckOutlined />}
              aria-label={`${t(TEXT.read)} ${title}`}
              onClick={onRead}
            />
          </Tooltip>
        )}
        <Tooltip title={t(TEXT.remove)}>
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={`${t(TEXT.remove)} ${title}`}
            onClick={onRemove}
          />
        </Tooltip>
      </div>
    </div>
  );
}
