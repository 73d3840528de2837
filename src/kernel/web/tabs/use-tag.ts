import { createContext, useContext, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { changeTag, closeTag, currentTag, markUnsaved } from './tag-store.ts';
import type { TagMark } from './tags.ts';
import { useGoOn } from './use-go-on.ts';

/** The key of the tab that a page stands in. */
export const TagContext = createContext('');

/** Gives the page's tab a title of its own, such as a document's number, and the mark of its state. */
export function useTagTitle(title: string | undefined, mark?: TagMark): void {
  const key = useContext(TagContext);
  const { tone, ship } = mark ?? {};
  useEffect(() => {
    if (title) changeTag(key, { title, mark: tone && { tone, ship } });
  }, [key, title, tone, ship]);
}

/** While true the tab shows a dot, asks before closing, and the browser asks before leaving. */
export function useUnsaved(dirty: boolean): void {
  const key = useContext(TagContext);
  const [holder] = useState(() => ({}));
  useEffect(() => {
    markUnsaved(key, holder, dirty);
    return () => {
      // Hidden behind another tab the input is still there; gone from the front tab, it is not.
      if (currentTag() === key) markUnsaved(key, holder, false);
    };
  }, [key, holder, dirty]);
}

/** Closes the page's own tab without asking and goes on to `to`, else to the last remaining tab. */
export function useCloseTag(): (to?: string) => void {
  const key = useContext(TagContext);
  const navigate = useNavigate();
  const goOn = useGoOn();
  return (to) => {
    closeTag(key);
    if (to) navigate(to);
    else goOn();
  };
}
