import { SendOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { MAX_CHARACTERS, MAX_FILES } from './chat.rules.ts';
import { CHAT_TEXT as TEXT } from './chat.text.ts';
import type { Pending } from './conversation-store.web.ts';
import { AttachButton, UploadList } from './uploads.web.tsx';
import { useUploads } from './use-uploads.web.ts';

/** So near the limit the reader is told how much is left. */
const NEAR_LIMIT = 200;
/** What was begun in a chat waits there. */
const drafts = new Map<number, string>();

type Props = { chatId: number; closed: boolean; onSend: (message: Pick<Pending, 'text' | 'files'>) => void };

/** Where one writes: Enter sends, Shift+Enter begins a new line; files by button, by pasting, by dropping. */
export function Composer({ chatId, closed, onSend }: Props) {
  const [text, setText] = useState(drafts.get(chatId) ?? '');
  const [over, setOver] = useState(false);
  const { files, busy, add, remove, clear } = useUploads(MAX_FILES);
  const left = MAX_CHARACTERS - [...text].length;
  const ready = files.flatMap((file) => (file.id === undefined ? [] : [{ id: file.id, name: file.name }]));
  const empty = text.trim() === '' && ready.length === 0;

  const write = (next: string): void => {
    setText(next);
    drafts.set(chatId, next);
  };
  function send(): void {
    if (empty || busy || left < 0 || closed) return;
    onSend({ text: text.trim(), files: ready });
    write('');
    clear();
  }
  function onKeyDown(event: KeyboardEvent): void {
    // While characters are being composed, Enter takes them over.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  if (closed) return <p className="chat-closed">{t(TEXT.closed)}</p>;
  return (
    <fieldset
      className="chat-composer"
      aria-label={t(TEXT.write)}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        add(event.dataTransfer.files);
      }}
    >
      <UploadList files={files} onRemove={remove} />
      <div className="chat-write">
        <AttachButton onFiles={add} />
        <Input.TextArea
          autoSize={{ minRows: 1, maxRows: 6 }}
          aria-label={t(TEXT.write)}
          placeholder={over ? t(TEXT.dropFile) : t(TEXT.write)}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            if (event.clipboardData.files.length === 0) return;
            event.preventDefault();
            add(event.clipboardData.files);
          }}
        />
        <Button type="primary" icon={<SendOutlined />} disabled={empty || busy || left < 0} onClick={send}>
          {t(TEXT.send)}
        </Button>
      </div>
      <p className="chat-keys" data-over={left < 0} role={left < 0 ? 'alert' : undefined}>
        {left < NEAR_LIMIT ? t(left < 0 ? TEXT.over : TEXT.tooLong, { n: Math.abs(left) }) : t(TEXT.keys)}
      </p>
    </fieldset>
  );
}
