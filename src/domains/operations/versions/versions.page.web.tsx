import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import dayjs from 'dayjs';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { call, messageOf } from '../../../kernel/web/request.ts';
import '../../../kernel/web/detail/detail.css';
import { versions } from './version.calls.ts';
import { VERSION_TEXT as TEXT } from './version.text.ts';
import './versions.css';

const day = (at: string): string => dayjs(at).format('YYYY-MM-DD');

/** What runs here, since when, and what each release brought. */
export function Page() {
  const { data, error, refetch } = useQuery({
    queryKey: ['system', 'versions'],
    queryFn: ({ signal }) => call(versions, { signal, quiet: true }),
  });
  return (
    <div className="versions">
      <h1>{t(TEXT.title)}</h1>
      {error && (
        <Message icon={null} title={t(TEXT.failed)} alert>
          <p className="list-message-more">{messageOf(error)}</p>
          <Button onClick={() => void refetch()}>{t(TEXT.retry)}</Button>
        </Message>
      )}
      {!data && !error && <SkeletonRows />}
      {data && (
        <>
          <dl className="figures">
            <Figure label={t(TEXT.running)} value={data.running} />
            {data.schema && (
              <Figure
                label={t(TEXT.schema)}
                value={t(TEXT.schemaOf, { n: data.schema.count })}
                note={t(TEXT.schemaAt, { day: day(data.schema.appliedAt) })}
                title={data.schema.name}
              />
            )}
            <Figure label={t(TEXT.node)} value={`Node.js ${data.node}`} />
            <Figure label={t(TEXT.postgres)} value={`PostgreSQL ${data.postgres}`} />
          </dl>
          {data.releases.map((release) => (
            <Panel
              key={release.version}
              title={
                <span className="version-head">
                  <span className="num">{release.version}</span>
                  {release.version === data.running && <StatusTag tone="green">{t(TEXT.current)}</StatusTag>}
                </span>
              }
              extra={release.installedAt ? t(TEXT.since, { day: day(release.installedAt) }) : t(TEXT.notRun)}
            >
              <div className="version-notes">
                <ul>
                  {release.notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </div>
            </Panel>
          ))}
        </>
      )}
    </div>
  );
}

function Figure({ label, value, note, title }: { label: string; value: string; note?: string; title?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd title={title}>
        <strong className="num" translate="no">
          {value}
        </strong>
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
