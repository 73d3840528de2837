import { Button, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { toLocalMinute } from '../../kernel/web/fields/date-value.ts';
import { listed, t } from '../../kernel/web/i18n.ts';
import { useOutbox } from '../../kernel/web/offline/unsent.ts';
import { byServerClock } from '../../kernel/web/server-clock.ts';
import { useMobile } from '../../kernel/web/viewport/use-mobile.ts';
import { KEY } from '../keys/key-words.ts';
import { useShell } from '../shell-context.ts';
import './feed.css';
import { FEED_TEXT as TEXT } from './feed.text.ts';
import { pathOfPlace } from './feed-place.ts';
import { FeedRowView } from './feed-row.tsx';
import { FeedStrip } from './feed-strip.tsx';
import { countIn, countOf, filtered, type Grouping, grouped } from './feed-view.ts';
import { useFeed } from './use-feed.ts';
import { useFeedKeys } from './use-feed-keys.ts';

/** Rows before 'show more'. */
const FIRST = 8;
const GROUPINGS: readonly Grouping[] = ['urgency', 'about', 'kind'];

/** One list of what waits for me, whatever the domain. */
export function FeedPanel() {
  const { table } = useShell();
  const mobile = useMobile();
  const { data, error, refetch, dataUpdatedAt } = useFeed();
  const [by, setBy] = useState<Grouping>('urgency');
  const [filter, setFilter] = useState('all');
  const [most, setMost] = useState(FIRST);
  const list = useFeedKeys();
  const rows = data ? filtered(data, filter) : [];
  const shown = rows.slice(0, most);
  const kind = data?.kinds.find((one) => one.key === filter);
  const whole = pathOfPlace(kind?.list, table.pages);
  const failed = data?.kinds.filter((one) => one.failed).map((one) => t(one.label)) ?? [];
  const { unsent } = useOutbox();
  // What waits to be sent is done as far as its writer is concerned.
  const first = shown.find(({ act }) => !unsent.some(({ draft }) => draft && draft.name === act.form));
  const standsFor = countIn(shown);
  const of = data ? countOf(data, filter) : 0;
  const choose = (next: string): void => {
    setFilter(next === filter ? 'all' : next);
    setMost(FIRST);
  };
  return (
    <section className="feed" aria-labelledby="feed-title">
      <header className="feed-head">
        <h2 id="feed-title">{t(TEXT.title)}</h2>
        {data && (
          <span>{t(TEXT.sorted, { time: toLocalMinute(byServerClock(dataUpdatedAt).toISOString()).slice(11) })}</span>
        )}
        <Segmented
          size="small"
          aria-label={t(TEXT.group)}
          value={by}
          onChange={setBy}
          options={GROUPINGS.map((value) => ({ value, label: t(TEXT[value]) }))}
        />
      </header>
      {data && <FeedStrip feed={data} chosen={filter} onChoose={choose} />}
      {error && !data && (
        <p role="alert" className="feed-none">
          {t(TEXT.failed)}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {t(TEXT.retry)}
          </Button>
        </p>
      )}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 6 }} className="feed-loading" />}
      {failed.length > 0 && (
        <p role="alert" className="feed-failed">
          {t(TEXT.failedOf, { kinds: listed(failed) })}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {t(TEXT.retry)}
          </Button>
        </p>
      )}
      <div ref={list} className="feed-rows">
        {data &&
          grouped(data, shown, by).map((group) => (
            <ul key={group.key} aria-label={group.title && t(group.title)}>
              {group.title && <li className="feed-group">{t(group.title)}</li>}
              {group.rows.map((row) => (
                <FeedRowView key={`${row.kind} ${row.key}`} row={row} primary={row === first} />
              ))}
            </ul>
          ))}
      </div>
      {data && rows.length === 0 && (
        <p className="feed-none" role="status">
          {t(filter === 'all' ? TEXT.none : TEXT.noneOf)}
        </p>
      )}
      {data && rows.length > 0 && (
        <footer className="feed-foot">
          <span className="num">
            {t(standsFor === shown.length && standsFor === of ? TEXT.inAll : TEXT.shown, {
              n: shown.length,
              items: standsFor,
              total: of,
            })}
          </span>
          {!mobile && (
            <span aria-hidden>
              <kbd>{KEY.j}</kbd> <kbd>{KEY.k}</kbd> {t(TEXT.keys)} <kbd>{KEY.enter}</kbd> {t(TEXT.act)}
            </span>
          )}
          {shown.length < rows.length && (
            <Button type="link" size="small" onClick={() => setMost(most + 20)}>
              {t(TEXT.more)}
            </Button>
          )}
          {whole && <Link to={whole}>{t(TEXT.list, { n: of })}</Link>}
        </footer>
      )}
    </section>
  );
}
