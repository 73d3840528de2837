import { CheckOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Checkbox, Tooltip } from 'antd';
import { useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { shortTime, wholeTime } from '../../../kernel/web/when.ts';
import type { MessageView } from './message.calls.ts';
import { MESSAGE_TEXT as TEXT } from './message.text.ts';

type Props = {
  message: MessageView;
  selected: boolean;
  onSelect: (on: boolean) => void;
  onOpen: () => void;
  onRead: () => void;
  onRemove: () => void;
};

/** One message: the title opens what it is about, or unfolds its text where there is nothing to open. */
export function MessageRow({ message, selected, onSelect, onOpen, onRead, onRemove }: Props) {
  const { title, text, link, readAt, label, urgent, createdAt } = message;
  const [wide, setWide] = useState(false);
  const press = (): void => {
    if (!link) setWide(!wide);
    onOpen();
  };
  return (
    <li className="inbox-row" data-unread={readAt === null}>
      <Checkbox
        checked={selected}
        onChange={(event) => onSelect(event.target.checked)}
        aria-label={t(TEXT.select, { title })}
      />
      <div className="inbox-body">
        <div className="inbox-line">
          {readAt === null && <span className="inbox-dot" role="img" aria-label={t(TEXT.unread)} />}
          <button type="button" className="inbox-title" onClick={press} aria-expanded={link ? undefined : wide}>
            {title}
          </button>
        </div>
        {text && (
          <p className="inbox-text" data-wide={wide} translate="no">
            {text}
          </p>
        )}
        <div className="inbox-facts">
          <StatusTag tone={urgent ? 'red' : 'blue'}>{label}</StatusTag>
          <Tooltip title={wholeTime(createdAt)}>
            <time dateTime={createdAt}>{shortTime(createdAt)}</time>
          </Tooltip>
        </div>
      </div>
      <div className="inbox-acts">
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
    </li>
  );
}
