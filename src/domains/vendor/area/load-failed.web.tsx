import { Button } from 'antd';
import { t } from '../../../kernel/web/i18n.ts';
import { Message } from '../../../kernel/web/list/list-message.tsx';
import { messageOf } from '../../../kernel/web/request.ts';
import { QUOTE_TEXT as TEXT } from '../quote/quote.text.ts';

export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Message icon={null} title={t(TEXT.failed)} alert>
      <p className="list-message-more">{messageOf(error)}</p>
      <Button onClick={onRetry}>{t(TEXT.retry)}</Button>
    </Message>
  );
}
