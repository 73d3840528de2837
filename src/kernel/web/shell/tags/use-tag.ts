import { createContext, useContext, useEffect } from 'react';
import { changeTag, currentTag } from './tag-store.ts';
import { useTagActs } from './use-tag-acts.ts';

/** The key of the tab that a page stands in. */
export const TagContext = createContext('');

/** Gives the page's tab a title of its own, such as a document's number. */
export function useTagTitle(title: string | undefined): void {
  const key = useContext(TagContext);
  useEffect(() => {
    if (title) changeTag(key, { title });
  }, [key, title]);
}

/** While true the tab shows a dot, asks before closing, and the browser asks before leaving. */
export function useUnsaved(dirty: boolean): void {
  const key = useContext(TagContext);
  useEffect(() => {
    changeTag(key, { unsaved: dirty });
    return () => {
      // Hidden behind another tab the input is still there; gone from the front tab, it is not.
      if (currentTag() === key) changeTag(key, { unsaved: false });
    };
  }, [key, dirty]);
}

/** Closes the page's own tab without asking and goes on to `to`, else to the last remaining tab. */
export function useCloseTag(): (to?: string) => void {
  const key = useContext(TagContext);
  const { leave } = useTagActs();
  return (to) => leave(key, to);
}
