import {
  CloseOutlined,
  FileImageOutlined,
  FilePdfOutlined,
  FileTextOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { t } from '../i18n.ts';
import { FILE, FILE_GONE, PREVIEW, REMOVE_FILE } from './fields.text.ts';
import { sizeText, useStoredFile } from './stored-file.ts';
import { isPictureName, Thumbnail } from './thumbnail.tsx';
import './fields.css';

const FilePreview = lazy(() => import('./file-preview.tsx').then((m) => ({ default: m.FilePreview })));

function icon(id: number, name: string) {
  if (isPictureName(name)) {
    return <Thumbnail id={id} size={64} alt="" instead={<FileImageOutlined aria-hidden="true" />} />;
  }
  return /\.pdf$/i.test(name) ? <FilePdfOutlined aria-hidden="true" /> : <FileTextOutlined aria-hidden="true" />;
}

type Props = { id: number; name?: string; onRemove?: () => void };

/** An attachment: icon, name, size; a click previews it. */
export function FileChip({ id, name, onRemove }: Props) {
  const { stored, gone } = useStoredFile(id);
  const [open, setOpen] = useState(false);
  const shown = stored?.name ?? name ?? `#${id}`;
  return (
    <span className="field-file-group">
      {gone ? (
        <span className="field-file" data-gone>
          <WarningOutlined aria-hidden="true" />
          <span className="field-file-name">{name ?? t(FILE)}</span>
          <span className="field-file-size">{t(FILE_GONE)}</span>
        </span>
      ) : (
        <button type="button" className="field-file" onClick={() => setOpen(true)}>
          <span className="visually-hidden">{t(PREVIEW, { name: '' })}</span>
          {icon(id, shown)}
          <span className="field-file-name">{shown}</span>
          {stored && <span className="field-file-size">{sizeText(stored.size)}</span>}
        </button>
      )}
      {onRemove && (
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={t(REMOVE_FILE, { name: shown })}
          onClick={onRemove}
        />
      )}
      {open && (
        <Suspense fallback={null}>
          <FilePreview id={id} name={shown} type={stored?.type} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
