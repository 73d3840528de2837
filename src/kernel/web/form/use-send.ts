import { useRef, useState } from 'react';
import type { Text } from '../../text.ts';
import { t } from '../i18n.ts';
import { ApiError, messageOf } from '../request.ts';
import type { Stale } from './conflict-view.tsx';

/** What goes with a save: the version that it was typed over, the key that makes it happen once, and which of several saves it is. */
export type Sent<As> = { readonly version: number | undefined; readonly key: string; readonly as: As };

type Given<Saved, As> = {
  /** Version of the record that the form began with; none of a new one. */
  version: number | undefined;
  /** One for the life of the form: a save that is sent again after a lost answer, now or in weeks, happens once. */
  newKey: () => string;
  /** Shows what is wrong; answers whether it may be sent. */
  ready: () => boolean;
  send: (sent: Sent<As>) => Promise<Saved>;
  versionOf: (saved: Saved) => number;
  onSaved: (saved: Saved, as: As) => void;
  /** Brings refusals to their fields; answers what the bar has to say beside them. */
  refused: (errors: ApiError['errors']) => string | undefined;
  /** There is no line: puts it by to be sent later; answers whether it could. */
  putBy?: (sent: Sent<As>) => Promise<boolean>;
  /** What is said where it could not. */
  noLine: Text;
};

/** A save with a version, and whatever may come of it: saved, refused field by field, overtaken by somebody else, or no line. */
export function useSend<Saved, As = undefined>(given: Given<Saved, As>) {
  const [key] = useState(given.newKey);
  const version = useRef(given.version);
  const busy = useRef(false);
  const [saving, setSaving] = useState<{ readonly as: As }>();
  const [message, setMessage] = useState<string>();
  const [stale, setStale] = useState<Stale>();

  async function fail(error: unknown, sent: Sent<As>): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 0) {
      if (!(await given.putBy?.(sent))) setMessage(t(given.noLine));
    } else if (error.code === 'STALE') setStale(error.data as Stale);
    else setMessage(error.errors.length > 0 ? given.refused(error.errors) : messageOf(error));
  }

  /** Answers what was saved, or nothing when something was wrong. */
  async function send(as: As): Promise<Saved | undefined> {
    if (busy.current) return undefined;
    setMessage(undefined);
    if (!given.ready()) return undefined;
    busy.current = true;
    setSaving({ as });
    const sent = { version: version.current, key, as };
    try {
      const saved = await given.send(sent);
      version.current = given.versionOf(saved);
      given.onSaved(saved, as);
      return saved;
    } catch (error) {
      await fail(error, sent);
      return undefined;
    } finally {
      busy.current = false;
      setSaving(undefined);
    }
  }

  return {
    send,
    saving,
    message,
    stale,
    /** What is typed was begun over an earlier version than the one that was loaded. */
    startFrom(earlier: number | undefined) {
      if (earlier !== undefined) version.current = earlier;
    },
    closeStale: () => setStale(undefined),
    /** Goes on from the other person's version, once `take` has brought the merged values into the form. */
    async merge(take: () => void, as: As) {
      if (!stale) return;
      version.current = stale.current.version;
      take();
      setStale(undefined);
      await send(as);
    },
  };
}
