import { DownloadOutlined } from '@ant-design/icons';
import { Button, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { LargeDialog } from '../detail/large-dialog.tsx';
import { t } from '../i18n.ts';
import { messageOf } from '../request.ts';
import { DOWNLOAD, NO_PREVIEW } from './fields.text.ts';
import { downloadFile, fileContent } from './stored-file.ts';
import './file-preview.css';

type Shown = { url: string; type: string; text?: string } | { failed: string } | undefined;

/** More than this is read after a download. */
const MOST_TEXT = 200_000;

const isText = (type: string): boolean => /^text\/(plain|csv)/.test(type);

/** Text of Windows offices is often GB 18030; whatever is no UTF-8 is read as such. */
async function textOf(blob: Blob): Promise<string> {
  const bytes = await blob.slice(0, MOST_TEXT).arrayBuffer();
  try {
    // A character that the end of the slice cuts is no error.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Fetches the content with the token and shows pictures, PDF and text in place; other kinds offer the download alone. */
function useContent(id: number): Shown {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let url: string | undefined;
    let gone = false;
    fileContent(id).then(
      async (blob) => {
        const text = isText(blob.type) ? await textOf(blob) : undefined;
        if (gone) return;
        url = URL.createObjectURL(blob);
        setShown({ url, type: blob.type, text });
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
  if (shown.text !== undefined) return <pre translate="no">{shown.text}</pre>;
  if (/pdf/.test(shown.type)) return <iframe src={shown.url} title={name} />;
  return <p>{t(NO_PREVIEW)}</p>;
}

type Props = { id: number; name: string; type?: string; onClose: () => void };

export function FilePreview({ id, name, onClose }: Props) {
  const shown = useContent(id);
  return (
    <LargeDialog
      title={name}
      onClose={onClose}
      footer={
        <Button type="primary" icon={<DownloadOutlined />} onClick={() => downloadFile(id, name)}>
          {t(DOWNLOAD)}
        </Button>
      }
    >
      <div className="field-preview">
        <Content shown={shown} name={name} />
      </div>
    </LargeDialog>
  );
}
