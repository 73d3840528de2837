import { Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { discardDraft, useDraftNotes } from '../../kernel/web/drafts/drafts.ts';
import { shortTime } from '../../kernel/web/fields/date-value.ts';
import { t } from '../../kernel/web/i18n.ts';
import { notify } from '../../kernel/web/notice.ts';
import { lineIsUp, onLine } from '../../kernel/web/offline/line-state.ts';
import type { Unsent } from '../../kernel/web/offline/outbox.rules.ts';
import { dropUnsent, reopenUnsent, sendUnsent } from '../../kernel/web/offline/outbox.ts';
import { takeNewBuild, useNewBuild } from '../../kernel/web/offline/register-worker.ts';
import { useOutbox } from '../../kernel/web/offline/unsent.ts';
import { serverDate } from '../../kernel/web/server-clock.ts';
import { BOX } from './box.text.ts';
import './box-list.css';
import '../../kernel/web/fields/field-error.css';

const WAITS = { signIn: BOX.signIn, later: BOX.later, noLine: BOX.noLine };

/** What waits to be sent, with what holds it up, and the drafts; each can be taken up or dropped, and brought back. */
export function BoxList({ onClose }: { onClose: () => void }) {
  const { unsent, waits } = useOutbox();
  const drafts = useDraftNotes();
  const up = useSyncExternalStore(onLine, lineIsUp);
  const newBuild = useNewBuild();
  const navigate = useNavigate();
  const go = (path: string | undefined) => {
    onClose();
    if (path) navigate(path);
  };
  const undoable = (title: string, drop: Promise<() => Promise<void>>) =>
    void drop.then((undo) => notify.info(t(BOX.dropped, { title }), { label: t(BOX.undo), run: () => void undo() }));
  const noteOf = (one: Unsent): string => one.refused ?? t(!up ? BOX.noLine : waits ? WAITS[waits] : BOX.unsent);
  return (
    <div className="box-list">
      {newBuild && (
        <p className="box-list-build">
          {t(BOX.newBuild)}
          <Button type="link" size="small" onClick={takeNewBuild}>
            {t(BOX.takeNew)}
          </Button>
        </p>
      )}
      {unsent.length === 0 && drafts.length === 0 && <p>{t(BOX.none)}</p>}
      {unsent.length > 0 && (
        <section aria-label={t(BOX.unsent)}>
          <h3>
            {t(BOX.unsent)}
            {unsent.some((one) => !one.refused) && (
              <Button type="link" size="small" onClick={() => void sendUnsent()}>
                {t(BOX.sendNow)}
              </Button>
            )}
          </h3>
          <ul>
            {unsent.map((one) => (
              <li key={one.key}>
                <span className="box-list-title">{one.title}</span>
                <span className={one.refused ? 'form-error' : 'box-list-note'}>
                  {shortTime(one.at, serverDate())} · {noteOf(one)}
                </span>
                <span className="box-list-acts">
                  {one.refused && one.draft && (
                    <Button type="link" size="small" onClick={() => void reopenUnsent(one).then(go)}>
                      {t(BOX.open)}
                    </Button>
                  )}
                  <Button
                    type="link"
                    size="small"
                    danger
                    aria-label={t(BOX.dropNamed, { title: one.title })}
                    onClick={() => undoable(one.title, dropUnsent(one))}
                  >
                    {t(BOX.drop)}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {drafts.length > 0 && (
        <section aria-label={t(BOX.drafts)}>
          <h3>{t(BOX.drafts)}</h3>
          <ul>
            {drafts.map((one) => (
              <li key={one.name}>
                <span className="box-list-title">{one.title}</span>
                <span className="box-list-note">{shortTime(one.at, serverDate())}</span>
                <span className="box-list-acts">
                  {one.path && (
                    <Button type="link" size="small" onClick={() => go(one.path)}>
                      {t(BOX.goOn)}
                    </Button>
                  )}
                  <Button
                    type="link"
                    size="small"
                    danger
                    aria-label={t(BOX.dropNamed, { title: one.title })}
                    onClick={() => undoable(one.title, discardDraft(one.name))}
                  >
                    {t(BOX.drop)}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
