import { InboxOutlined, LockOutlined, SearchOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { t } from '../../../kernel/web/i18n.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { ApiError, messageOf } from '../../../kernel/web/request.ts';
import { BOARD_TEXT } from './board.text.ts';

type Props = { loading: boolean; error: unknown; filtered: boolean; onRetry: () => void; onClear: () => void };

/** What stands on the board when it has no row to show. */
export function BoardMessage({ loading, error, filtered, onRetry, onClear }: Props) {
  if (error instanceof ApiError && error.status === 403) {
    return (
      <Message icon={<LockOutlined />} title={t(BOARD_TEXT.forbidden)} alert>
        <p className="list-message-more">{t(BOARD_TEXT.forbiddenWhat)}</p>
      </Message>
    );
  }
  if (error) {
    const id = error instanceof ApiError ? error.requestId : undefined;
    return (
      <Message icon={<WarningOutlined />} title={t(BOARD_TEXT.failed)} alert>
        <p className="list-message-more">{messageOf(error)}</p>
        {id && <p className="list-message-more num">{t(BOARD_TEXT.request, { id })}</p>}
        <Button onClick={onRetry}>{t(BOARD_TEXT.retry)}</Button>
      </Message>
    );
  }
  if (loading) return <SkeletonRows />;
  if (!filtered) return <Message icon={<InboxOutlined />} title={t(BOARD_TEXT.empty)} />;
  return (
    <Message icon={<SearchOutlined />} title={t(BOARD_TEXT.noMatch)}>
      <Button onClick={onClear}>{t(BOARD_TEXT.clear)}</Button>
    </Message>
  );
}
