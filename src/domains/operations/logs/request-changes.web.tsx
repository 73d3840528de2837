import { useQuery } from '@tanstack/react-query';
import type { Field } from '../../../kernel/resource/field.ts';
import type { Reply } from '../../../kernel/route.ts';
import { Empty, isBlank } from '../../../kernel/web/fields/empty.tsx';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { call, messageOf } from '../../../kernel/web/request.ts';
import '../../../kernel/web/history/history.css';
import { reasonText } from '../../../kernel/web/history/history.text.ts';
import { changesOfRequest } from './log.calls.ts';
import { LOG_TEXT as TEXT } from './log.text.ts';

type Shape = Reply<typeof changesOfRequest>[number]['changes'][number]['shape'];

/** A value as the screen of its own field shows it: names in place of numbers and codes. */
function Value({ shape, value }: { shape: Shape; value: unknown }) {
  if (isBlank(value)) return <Empty />;
  if (!shape) return <span>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</span>;
  const field = shape as unknown as Field;
  const { Display } = kitOf(field);
  return <Display field={field} value={value} mode="cell" />;
}

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
              {t(reasonText(entry.reason))}
            </p>
          )}
          <dl className="history-changes">
            {entry.changes
              .filter((change) => !isBlank(change.old) || !isBlank(change.new))
              .map((change) => (
                <div key={`${change.field} ${change.fieldLabel}`}>
                  <dt>{change.fieldLabel}</dt>
                  <dd translate="no">
                    {!isBlank(change.old) && (
                      <>
                        <del>
                          <Value shape={change.shape} value={change.old} />
                        </del>
                        {' → '}
                      </>
                    )}
                    <ins>
                      <Value shape={change.shape} value={change.new} />
                    </ins>
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
