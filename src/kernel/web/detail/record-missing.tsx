import { FileSearchOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { t } from '../i18n.ts';
import { LIST } from '../list/list.text.ts';
import { Message } from '../list/list-message.tsx';
import { ApiError, messageOf } from '../request.ts';
import { useMobile } from '../viewport/use-mobile.ts';
import { DETAIL } from './detail.text.ts';
import '../list/list.css';
import './detail.css';

type Props = {
  error: unknown;
  onBack?: () => void;
  onRetry: () => void;
  /** Level of the heading: 2 where it stands beside a page. On a phone the bar above holds the one heading of level 1. */
  level?: 1 | 2;
};

/** In place of a record that is not there, lies outside what the reader may see, or did not come. */
export function RecordMissing({ error, onBack, onRetry, level = 1 }: Props) {
  const phone = useMobile();
  const gone = error instanceof ApiError && error.status === 404;
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <Message
      icon={gone ? <FileSearchOutlined /> : <WarningOutlined />}
      title={t(gone ? DETAIL.notFound : DETAIL.failed)}
      heading={phone || level === 2 ? 'h2' : 'h1'}
      alert
    >
      <p className="list-message-more">{gone ? t(DETAIL.notFoundWhy) : messageOf(error)}</p>
      {!gone && requestId && <p className="list-message-more num">{t(LIST.request, { id: requestId })}</p>}
      <span className="detail-acts">
        {onBack && <Button onClick={onBack}>{t(DETAIL.back)}</Button>}
        {!gone && <Button onClick={onRetry}>{t(LIST.retry)}</Button>}
      </span>
    </Message>
  );
}
