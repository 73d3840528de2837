import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { pagePath } from '../base-path.ts';
import { t } from '../i18n.ts';
import { notify } from '../notice.ts';
import { serverDate } from '../server-clock.ts';
import { beforeSignOut } from '../session/leaving.ts';
import { currentSession } from '../session/session.ts';
import { currentTag } from '../tabs/tag-store.ts';
import { TagContext } from '../tabs/use-tag.ts';
import { vaultIsPossible } from '../vault/vault.ts';
import { DRAFTS } from './draft.text.ts';
import { type Draft, dropAside, dropDraft, keepDraft, takeDraft } from './drafts.ts';

/** Milliseconds of rest after which what is typed is kept: at once on the device, more rarely over the line. */
const REST = { device: 300, server: 2000 };

type Given<T> = {
  /** What the form calls itself: `form:crew.certificate:8`. */
  name: string;
  /** In the user's words, for the list of drafts. */
  title: string;
  /** What is typed and not saved; nothing when nothing is. */
  read: () => T | undefined;
  /** Calls back after every change. */
  watch: (changed: () => void) => () => void;
};

/** What is typed while acting as somebody else is no draft of one's own form. */
function ownName(name: string): string {
  const session = currentSession();
  return session?.actor ? `as${session.user.id}:${name}` : name;
}

export type DraftHandle<T> = {
  /** What an earlier visit left; to be taken up or dropped. */
  readonly found: Draft<T> | undefined;
  /** When it was last kept, ISO; and that it could not be. */
  readonly keptAt: string | undefined;
  readonly failed: boolean;
  /** Takes up what was found; answers it. */
  readonly take: () => T | undefined;
  /** What was found is not wanted; it can be brought back for a moment. */
  readonly refuse: () => void;
  /** The input has been saved. */
  readonly done: () => void;
  /** The input has been given up; it can be brought back for a moment. */
  readonly giveUp: () => void;
  /** Keeps it now. */
  readonly keep: () => Promise<boolean>;
};

/** Keeps what is typed while it is typed, offers what an earlier visit left, and says so when a form goes away unsaved. */
export function useDraft<T>(given: Given<T>): DraftHandle<T> {
  const { watch } = given;
  const name = ownName(given.name);
  const tab = useContext(TagContext);
  const navigate = useNavigate();
  const [found, setFound] = useState<Draft<T>>();
  const [keptAt, setKeptAt] = useState<string>();
  const [failed, setFailed] = useState(false);
  const asked = useRef('');
  const at = useRef({
    path: '',
    ended: false,
    kept: false,
    /** What was found stands in the form again, and is not yet kept from there. */
    taken: false,
    waiting: undefined as ReturnType<typeof setTimeout> | undefined,
  });
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });

  const keeper = useMemo(() => {
    /** Where it is taken up again: noted while the form is in front, since when it goes away the address has gone on. */
    const place = (): void => {
      if (currentTag() === tab) at.current.path = pagePath() + location.search;
    };
    const draftNow = (): Draft<T> | undefined => {
      const content = at.current.ended ? undefined : latest.current.read();
      if (content === undefined) return undefined;
      return { name, title: latest.current.title, path: at.current.path, at: serverDate().toISOString(), content };
    };
    const keep = async (): Promise<boolean> => {
      clearTimeout(at.current.waiting);
      const draft = draftNow();
      if (!draft) {
        // All of it was taken back: there is nothing to offer.
        if (at.current.kept) await dropDraft(name);
        at.current.kept = false;
        return true;
      }
      at.current.kept = true;
      const kept = await keepDraft(draft).catch(() => false);
      if (kept && at.current.taken) await dropAside(name);
      if (kept) at.current.taken = false;
      setFailed(!kept);
      if (kept) setKeptAt(draft.at);
      return kept;
    };
    return { keep, place, draftNow };
  }, [name, tab]);

  useEffect(() => {
    // Once for a form: its own draft is not offered to it when its tab comes to the front again.
    if (asked.current === name) return;
    asked.current = name;
    void takeDraft<T>(name).then(setFound, () => undefined);
  }, [name]);

  useEffect(() => {
    const rest = vaultIsPossible() ? REST.device : REST.server;
    keeper.place();
    const stop = watch(() => {
      at.current.ended = false;
      keeper.place();
      clearTimeout(at.current.waiting);
      at.current.waiting = setTimeout(() => void keeper.keep(), rest);
    });
    const now = () => void keeper.keep();
    const hide = () => document.visibilityState === 'hidden' && now();
    const free = beforeSignOut(async () => {
      await keeper.keep();
    });
    window.addEventListener('pagehide', now);
    window.addEventListener('beforeunload', now);
    document.addEventListener('visibilitychange', hide);
    return () => {
      stop();
      free();
      window.removeEventListener('pagehide', now);
      window.removeEventListener('beforeunload', now);
      document.removeEventListener('visibilitychange', hide);
      const draft = keeper.draftNow();
      now();
      // Hidden behind another tab the form is still there; gone from the front one, it is not.
      if (draft && currentTag() === tab)
        notify.info(t(DRAFTS.kept, { title: draft.title }), {
          label: t(DRAFTS.goOn),
          run: () => navigate(draft.path),
        });
    };
  }, [keeper, watch, tab, navigate]);

  const putBack = (draft: Draft<T>): void => {
    const run = () => {
      // A busy page may not have taken the form away yet: then it goes on as if nothing had been given up.
      at.current.ended = false;
      at.current.kept = true;
      void keepDraft(draft).then(() => draft.path && navigate(draft.path));
    };
    notify.info(t(DRAFTS.dropped, { title: draft.title }), { label: t(DRAFTS.undo), run });
  };

  function end(): void {
    clearTimeout(at.current.waiting);
    at.current.ended = true;
    at.current.kept = false;
    void dropDraft(name);
    void dropAside(name);
    setFound(undefined);
  }

  return {
    found,
    keptAt,
    failed,
    take() {
      at.current.taken = true;
      setFound(undefined);
      return found?.content;
    },
    refuse() {
      void dropAside(name);
      setFound(undefined);
      if (found)
        notify.info(t(DRAFTS.dropped, { title: found.title }), { label: t(DRAFTS.undo), run: () => setFound(found) });
    },
    done: end,
    giveUp() {
      const draft = keeper.draftNow();
      end();
      if (draft) putBack(draft);
    },
    keep: keeper.keep,
  };
}
