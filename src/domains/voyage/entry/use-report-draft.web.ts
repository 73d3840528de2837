import { useCallback, useEffect, useRef, useState } from 'react';
import { useUser } from '../../../kernel/web/session/session.ts';
import { draftKey, dropDraft, type KeptReport, keepDraft, takeDraft } from './draft-store.web.ts';
import type { Entry } from './entry-model.web.ts';

const EVERY_MS = 30_000;

/**
 * Keeps the report on this computer: every 30 s while something is unsaved, when the page is hidden or left, and on request. What an
 * earlier visit left behind is offered.
 */
export function useReportDraft(entry: Entry) {
  const userId = useUser().id;
  const { rptType, shipId } = entry.store.values();
  const key = draftKey({ userId, shipId: shipId ?? '', rptType, id: entry.id });
  const [found, setFound] = useState<KeptReport | undefined>(() => takeDraft(key));
  const [keptAt, setKeptAt] = useState<string>();
  const [full, setFull] = useState(false);
  const done = useRef(false);
  const last = useRef(-1);

  const keep = useCallback((): boolean => {
    if (done.current || !entry.dirty()) return true;
    const at = new Date();
    const kept = keepDraft(key, {
      at: at.toISOString(),
      report: entry.store.values(),
      reasons: entry.reasons(),
    });
    last.current = entry.store.revision();
    setFull(!kept);
    if (kept) setKeptAt(at.toTimeString().slice(0, 8));
    return kept;
  }, [entry, key]);

  useEffect(() => {
    const timer = setInterval(() => entry.store.revision() !== last.current && keep(), EVERY_MS);
    const hide = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', keep);
      // The form goes away: another ship was chosen, the tab closed, or a tab came in front.
      keep();
    };
  }, [entry, keep]);

  return {
    found,
    keptAt,
    full,
    keep,
    restore() {
      if (found) entry.replace(found.report, found.reasons);
      dropDraft(key, 'before');
      setFound(undefined);
    },
    /** The earlier draft is not wanted. */
    refuse() {
      dropDraft(key, 'before');
      setFound(undefined);
    },
    /** The report has been submitted, or given up. */
    drop() {
      done.current = true;
      dropDraft(key);
    },
  };
}
