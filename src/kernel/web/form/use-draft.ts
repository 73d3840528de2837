import { useEffect, useState } from 'react';
import { dropDraft, type KeptDraft, keepDraft, loadDraft } from './draft.ts';
import type { FormStore } from './form-store.ts';

const PAUSE_MS = 1000;

/** Keeps what is unsaved on this computer while it is typed, and offers what an earlier visit left behind. */
export function useDraft(store: FormStore, key: string) {
  const [found, setFound] = useState<KeptDraft | undefined>(() => loadDraft(key));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const changes = Object.fromEntries(store.changed().map((name) => [name, store.get(name)]));
      if (Object.keys(changes).length > 0) keepDraft(key, { at: new Date().toISOString(), changes });
    };
    const stop = store.subscribe('*', () => {
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, key]);

  return {
    found,
    restore() {
      if (found) store.setMany(found.changes);
      setFound(undefined);
    },
    /** The input has been saved, or given up. */
    drop() {
      dropDraft(key);
      setFound(undefined);
    },
  };
}
