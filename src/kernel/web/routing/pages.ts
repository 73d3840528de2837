import { createContext, useContext } from 'react';
import type { Text } from '../../text.ts';

/** One page that can be opened: a menu entry, or one of the layout's own. */
export type PageRoute = {
  readonly path: string;
  readonly title: Text;
  /** `voyage/VoyageReportHome`, `resource:parameter.port`, `shell/Home`. */
  readonly component: string;
  readonly pinned: boolean;
  /** Kept alive while its tab is open. */
  readonly cached: boolean;
  readonly menuId?: number;
  /** Titles of the directories above. */
  readonly trail: readonly { readonly title: Text; readonly path?: string }[];
};

/** The pages that the signed-in user may open; nothing where no frame stands around, such as on paper. */
export const PagesContext = createContext<readonly PageRoute[] | undefined>(undefined);

export function usePages(): readonly PageRoute[] {
  const pages = useContext(PagesContext);
  if (!pages) throw new Error('usePages outside the frame that gives the pages');
  return pages;
}
