import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import type { RecordPanelProps } from '../../../kernel/web/detail/record-panel.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { call } from '../../../kernel/web/request.ts';
import { usePlace } from '../../../kernel/web/routing/record-places.ts';
import { relatedCall } from './discussion.calls.ts';
import { DISCUSSION_TEXT as TEXT } from './discussion.text.ts';
import './discussion.css';

/** What refers to the record, kind by kind with its count; each leads to the list of exactly these. */
export function Related({ resource, row }: RecordPanelProps) {
  const placeOf = usePlace();
  const { data, isPending } = useQuery({
    queryKey: ['records', resource.name, 'related', row.id],
    queryFn: ({ signal }) =>
      call(relatedCall, { params: { resource: resource.name, id: row.id }, signal, quiet: true }),
  });
  if (isPending)
    return (
      <Panel title={t(TEXT.related)}>
        <SkeletonRows />
      </Panel>
    );
  // Kinds without a page of their own lead nowhere.
  const kinds = (data ?? []).filter((kind) => placeOf(kind.resource) !== undefined);
  if (kinds.length === 0) return null;
  const twice = (name: string) => kinds.filter((kind) => kind.resource === name).length > 1;
  return (
    <Panel title={t(TEXT.related)} extra={<span className="discussion-hint">{t(TEXT.relatedHint)}</span>}>
      <ul className="discussion-related">
        {kinds.map((kind) => {
          const label = twice(kind.resource)
            ? t(TEXT.by, { kind: t(kind.label), field: t(kind.fieldLabel) })
            : t(kind.label);
          const count = `${kind.count}${kind.capped ? '+' : ''}`;
          return (
            <li key={`${kind.resource} ${kind.field}`} data-none={kind.count === 0}>
              {kind.count === 0 ? (
                <span title={label}>{label}</span>
              ) : (
                <Link to={`${placeOf(kind.resource)}?${kind.field}=${row.id}`} title={label}>
                  {label}
                </Link>
              )}
              <strong className="num">{count}</strong>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
