import { CloseOutlined, PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { sizeText } from '../../../kernel/web/fields/stored-file.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { IconButton } from '../../../shell/navbar/icon-button.tsx';
import { CHAT_TEXT as TEXT } from './chat.text.ts';
import type { Upload } from './use-uploads.web.ts';
import './uploads.css';

/** Files that go with what is being written, on their way or there; one that was refused says why. */
export function UploadList({ files, onRemove }: { files: readonly Upload[]; onRemove: (key: string) => void }) {
  if (files.length === 0) return null;
  return (
    <ul className="uploads">
      {files.map((file) => (
        <li key={file.key} role={file.failed ? 'alert' : undefined} data-failed={file.failed !== undefined}>
          <span>{file.failed ?? (file.id === undefined ? t(TEXT.uploading, { name: file.name }) : file.name)}</span>
          {file.id !== undefined && <small>{sizeText(file.size)}</small>}
          {file.id === undefined && !file.failed && <progress value={file.done} max={1} aria-label={file.name} />}
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={t(TEXT.removeFile, { name: file.name })}
            onClick={() => onRemove(file.key)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The clip that asks for files. */
export function AttachButton({ onFiles }: { onFiles: (files: FileList | null) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        onChange={(event) => {
          onFiles(event.target.files);
          event.target.value = '';
        }}
      />
      <IconButton label={t(TEXT.addFile)} onClick={() => picker.current?.click()}>
        <PaperClipOutlined aria-hidden />
      </IconButton>
    </>
  );
}
