import { DownloadOutlined } from '@ant-design/icons';
import { Button, Modal, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { t } from '../i18n.ts';
import { messageOf } from '../request.ts';
import { DOWNLOAD, NO_PREVIEW } from './fields.text.ts';
import { downloadFile, fileContent } from './stored-file.ts';
import './file-preview.css';

type Shown = { url: string; type: string } | { failed: string } | undefined;

/** Fetches the content with the token and shows pictures, PDF and text in place; other kinds offer the download alone. */
function useContent(id: number): Shown {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let url: string | undefined;
    let gone = false;
    fileContent(id).then(
      (blob) => {
        if (gone) return;
        url = URL.createObjectURL(blob);
        setShown({ url, type: blob.type });
      },
      (error) => !gone && setShown({ failed: messageOf(error) }),
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [id]);
  return shown;
}

function Content({ shown, name }: { shown: Shown; name: string }) {
  if (!shown) return <Spin />;
  if ('failed' in shown) return <p role="alert">{shown.failed}</p>;
  if (shown.type.startsWith('image/')) return <img src={shown.url} alt={name} />;
  if (/pdf|^text\/plain/.test(shown.type)) return <iframe src={shown.url} title={name} />;
  return <p>{t(NO_PREVIEW)}</p>;
}

type Props = { id: number; name: string; type?: string; onClose: () => void };

export function FilePreview({ id, name, onClose }: Props) {
  const shown = useContent(id);
  return (
    <Modal
      open
      title={name}
      width="70%"
      onCancel={onClose}
      footer={
        <Button type="primary" icon={<DownloadOutlined />} onClick={() => downloadFile(id, name)}>
          {t(DOWNLOAD)}
        </Button>
      }
    >
      <div className="field-preview">
        <Content shown={shown} name={name} />
      </div>
    </Modal>
  );
}
