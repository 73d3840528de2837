import { useQuery } from '@tanstack/react-query';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { errorStack } from './log.calls.ts';
import { LOG_TEXT as TEXT } from './log.text.ts';
import './logs.css';

/** The stack of a failure, for administrators. */
export function ErrorStack({ requestId }: { requestId: string }) {
  const { data, error } = useQuery({
    queryKey: ['system', 'errorStack', requestId],
    queryFn: ({ signal }) => call(errorStack, { query: { requestId }, signal, quiet: true }),
  });
  if (error) return <p role="alert">{messageOf(error)}</p>;
  if (!data) return <SkeletonRows />;
  if (!data.stack) return <p className="list-message-more">{t(TEXT.noStack)}</p>;
  return (
    <section className="log-stack" aria-label={t(TEXT.stack)} translate="no">
      <pre>{data.stack}</pre>
    </section>
  );
}
