import { Input } from 'antd';
import { t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { DOCS_TEXT as TEXT } from './api-docs.text.ts';

export type Answered = {
  status: number;
  ms: number;
  text?: string;
  file?: { size: number; type: string };
};

const SHOWN = 60_000;

/** What came back, as plain text: nothing in it is run. */
export function Answer({ answered }: { answered: Answered }) {
  const { status, ms, text = '', file } = answered;
  return (
    <div className="docs-answer" role="status">
      <p>
        <StatusTag tone={status >= 200 && status < 300 ? 'green' : 'red'}>{String(status)}</StatusTag>
        <span className="monitor-note num">{t(TEXT.answered, { ms })}</span>
        {text.length > SHOWN && <span className="monitor-note">{t(TEXT.cut, { n: SHOWN })}</span>}
      </p>
      {file ? (
        <p>{t(TEXT.file, { size: file.size, type: file.type })}</p>
      ) : (
        <Input.TextArea
          className="docs-pre"
          readOnly
          aria-label={t(TEXT.reply)}
          autoSize={{ minRows: 2, maxRows: 22 }}
          value={text.slice(0, SHOWN) || t(TEXT.empty)}
        />
      )}
    </div>
  );
}
