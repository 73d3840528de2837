import { useQuery } from '@tanstack/react-query';
import { isBlank } from '../../../kernel/web/fields/empty.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { call, messageOf } from '../../../kernel/web/request.ts';
import '../../../kernel/web/history/history.css';
import { changesOfRequest } from './log.calls.ts';
import { LOG_TEXT as TEXT } from './log.text.ts';

const shown = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** What one request changed, record by record, from which value to which; or one line of the history. */
export function RequestChanges({ requestId, id }: { requestId: string; id?: number }) {
  const { data, error } = useQuery({
    queryKey: ['system', 'changes', requestId, id],
    queryFn: ({ signal }) => call(changesOfRequest, { query: { requestId, ...(id && { id }) }, signal, quiet: true }),
  });
  if (error) return <p role="alert">{messageOf(error)}</p>;
  if (!data) return <SkeletonRows />;
  if (data.length === 0) return <p className="list-message-more">{t(TEXT.nothingChanged)}</p>;
  return (
    <ol className="history">
      {data.map((entry) => (
        <li key={entry.id} className="history-entry">
          <p className="history-head">
            <strong>{entry.actionLabel}</strong>
            <span>{t(TEXT.record, { kind: entry.kindLabel, id: entry.recordId })}</span>
          </p>
          {entry.reason && (
            <p className="history-reason" translate="no">
              {entry.reason}
            </p>
          )}
          <dl className="history-changes">
            {entry.changes
              .filter((change) => !isBlank(change.old) || !isBlank(change.new))
              .map((change) => (
                <div key={change.field}>
                  <dt>{change.fieldLabel}</dt>
                  <dd translate="no">
                    {!isBlank(change.old) && (
                      <>
                        <del>{shown(change.old)}</del>
                        {' → '}
                      </>
                    )}
                    <ins>{isBlank(change.new) ? '—' : shown(change.new)}</ins>
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
