import { InboxOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { t } from '../../i18n.ts';
import { messageOf } from '../../request.ts';
import { LIST } from '../list.text.ts';
import { Message, SkeletonRows } from '../list-message.tsx';

type Props = {
  /** The first answer is there. */
  ready: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** Words where there are no rows, or a message of its own with a way out. */
  empty: ReactNode;
};

/** What stands where there are no rows: loading, failed, nothing. */
export function EmptyWords({ ready, error, onRetry, empty }: Props) {
  if (error) {
    return (
      <Message icon={<WarningOutlined />} title={t(LIST.failed)} alert>
        <p className="list-message-more">{messageOf(error)}</p>
        {onRetry && <Button onClick={onRetry}>{t(LIST.retry)}</Button>}
      </Message>
    );
  }
  if (!ready) return <SkeletonRows />;
  return typeof empty === 'string' ? <Message icon={<InboxOutlined />} title={empty} /> : empty;
}
