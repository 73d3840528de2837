import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { columnsOf } from '../../kernel/resource/describe.ts';
import { nameField } from '../../kernel/resource/resource.ts';
import { Shown } from '../../kernel/web/fields/shown.tsx';
import { t } from '../../kernel/web/i18n.ts';
import { records } from '../../kernel/web/records/record-calls.ts';
import { loadResource } from '../../kernel/web/routing/record-modules.ts';
import { useRested } from '../../kernel/web/use-rested.ts';
import { FINDER_TEXT } from './finder.text.ts';
import type { FinderRow } from './finder-rows.ts';

const MOST = 10;
/** Milliseconds that the selection rests before its record is fetched. */
const REST = 150;

/** The selected record at a glance: what its list shows of it. */
export function FinderPeek({ row }: { row: FinderRow | undefined }) {
  const record = useRested(row?.record, REST);
  const { data, isLoading } = useQuery({
    queryKey: ['finder', 'peek', record?.kind, record?.id],
    queryFn: async ({ signal }) => {
      const resource = await loadResource(record!.kind);
      return resource && { resource, row: await records.get(resource, record!.id, { signal, quiet: true }) };
    },
    enabled: record !== undefined,
    retry: false,
    staleTime: 30_000,
  });
  if (!row) return <aside className="finder-peek" aria-label={t(FINDER_TEXT.peek)} />;
  const current = data && record && row.record?.kind === record.kind && row.record.id === record.id ? data : undefined;
  const fields = current
    ? columnsOf(current.resource).filter(
        ({ field }) => field !== nameField(current.resource) && current.resource.fields[field] !== undefined,
      )
    : [];
  return (
    <aside className="finder-peek" aria-label={t(FINDER_TEXT.peek)}>
      <h3>{row.title}</h3>
      <p>{row.detail || (row.record ? '' : t(FINDER_TEXT.page))}</p>
      {row.record && !current && isLoading && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      <dl>
        {fields.slice(0, MOST).map(({ field, label }) => {
          const { resource, row } = current!;
          return (
            <div key={field}>
              <dt>{t(label)}</dt>
              <dd>
                <Shown field={resource.fields[field]!} name={field} row={row} of={resource.fields} mode="cell" />
              </dd>
            </div>
          );
        })}
      </dl>
    </aside>
  );
}
