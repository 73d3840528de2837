import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { shortTime } from '../../kernel/web/fields/date-value.ts';
import { t } from '../../kernel/web/i18n.ts';
import { ShipGlyph } from '../../kernel/web/marks/ship-glyph.tsx';
import { SHIP_KIND_TEXT, SHIP_KIND_TONE, SHIP_KINDS } from '../../kernel/web/marks/ship-kind.ts';
import { StatusTag } from '../../kernel/web/marks/status-tag.tsx';
import { notify } from '../../kernel/web/notice.ts';
import { useUnsentOf } from '../../kernel/web/offline/unsent.ts';
import { messageOf, request } from '../../kernel/web/request.ts';
import { serverNow } from '../../kernel/web/server-clock.ts';
import { WaitsHere } from '../offline/waits-here.tsx';
import { useShell } from '../shell-context.ts';
import { FEED_TEXT as TEXT } from './feed.text.ts';
import { pathOfPlace } from './feed-place.ts';
import type { FeedRow } from './feed-view.ts';

const shipKindOf = (state: string | undefined) => SHIP_KINDS.find((kind) => kind === state?.toLowerCase());

/** What, of which ship, why now, since when, and the one act. */
export function FeedRowView({ row, primary }: { row: FeedRow; primary: boolean }) {
  const { table } = useShell();
  const place = pathOfPlace(row.place, table.pages);
  const kind = shipKindOf(row.about?.shipState);
  const name = t(row.what);
  return (
    <li className="feed-row" data-urgency={row.urgency}>
      <div className="feed-what">
        <p>
          {row.about && <b>{t(row.about.name)}</b>}
          {kind && (
            <span className="feed-glyph" style={{ color: `var(--tone-${SHIP_KIND_TONE[kind]})` }}>
              <ShipGlyph kind={kind} width={12} />
              <span className="visually-hidden">{t(SHIP_KIND_TEXT[kind])}</span>
            </span>
          )}
          {place ? (
            <Link to={place} tabIndex={-1}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {row.detail && (
          <p className="feed-detail" title={row.detail}>
            {row.detail}
          </p>
        )}
      </div>
      <StatusTag tone={row.reason.tone} late={row.urgency < 2}>
        {t(row.reason.text)}
      </StatusTag>
      <span className="feed-since num">
        {row.since && t(TEXT.since, { time: shortTime(row.since, new Date(serverNow())) })}
      </span>
      <Act row={row} primary={primary} />
    </li>
  );
}

function Act({ row, primary }: { row: FeedRow; primary: boolean }) {
  const { table } = useShell();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { call, label, done } = row.act;
  const path = pathOfPlace(row.act.place, table.pages);
  const unsent = useUnsentOf(row.act.form);
  if (unsent) return <WaitsHere one={unsent} />;
  if (!call && !path) return <span className="feed-act" />;
  const run = async (): Promise<void> => {
    if (!call) return void navigate(path!);
    setBusy(true);
    try {
      await request(call.method, call.path, {
        ...(call.body !== undefined && { body: call.body as object }),
        quiet: true,
      });
      if (done) notify.success(t(done));
    } catch (error) {
      notify.error(messageOf(error));
    }
    // Also after a refusal: somebody else may have been faster.
    await queries.invalidateQueries();
    setBusy(false);
  };
  const about = [row.about && t(row.about.name), t(row.what)].filter(Boolean).join(' ');
  return (
    <Button
      className="feed-act"
      type={primary ? 'primary' : 'default'}
      loading={busy}
      aria-label={`${t(label)} ${about}`}
      onClick={() => void run()}
    >
      {t(label)}
    </Button>
  );
}
