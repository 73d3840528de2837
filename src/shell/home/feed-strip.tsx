import type { Feed } from '../../kernel/feed.calls.ts';
import { t } from '../../kernel/web/i18n.ts';
import { FEED_TEXT as TEXT } from './feed.text.ts';
import { countOf } from './feed-view.ts';

type Props = { feed: Feed; chosen: string; onChoose: (key: string) => void };

/** The counts, each a filter: by urgency, then by kind. Kinds of which nothing waits stay away. */
export function FeedStrip({ feed, chosen, onChoose }: Props) {
  const urgent = [
    { key: 'all', label: TEXT.all, tone: 'plain' },
    { key: 'overdue', label: TEXT.overdue, tone: 'red' },
    { key: 'due', label: TEXT.due, tone: 'amber' },
  ];
  const kinds = feed.kinds.filter((kind) => kind.count > 0).map(({ key, label }) => ({ key, label, tone: 'plain' }));
  return (
    <fieldset className="feed-strip">
      <legend className="visually-hidden">{t(TEXT.filter)}</legend>
      {[...urgent, ...kinds].map(({ key, label, tone }) => {
        const n = countOf(feed, key);
        return (
          <button
            key={key}
            type="button"
            aria-pressed={key === chosen}
            data-tone={n > 0 ? tone : 'plain'}
            data-kind={!urgent.some((one) => one.key === key) || undefined}
            onClick={() => onChoose(key)}
          >
            <b className="num">{n}</b> {t(label)}
          </button>
        );
      })}
    </fieldset>
  );
}
