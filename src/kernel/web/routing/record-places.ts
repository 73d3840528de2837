import { useContext } from 'react';
import { pageOf, type RecordPages } from '../../record-address.ts';
import { type PageRoute, PagesContext, usePages } from './pages.ts';
import { recordPages } from './record-modules.ts';

/**
 * The path below which the records of a kind have their pages, `/system/users`; nothing when the user has no page for them. The pages
 * of the menu stand behind the shell's own, and win.
 */
export function placeOf(resource: string, routes: readonly PageRoute[], pages: RecordPages): string | undefined {
  const { component, below } = pageOf(resource, pages);
  const path = routes.findLast((route) => route.component === component)?.path;
  return path && (below ? `${path}/${below}` : path);
}

/** The path below which the records of a kind have their pages, which is their list's; nothing where the user has no such page. */
export function usePlace(): (resource: string) => string | undefined {
  const pages = usePages();
  return (resource) => placeOf(resource, pages, recordPages());
}

/** The same for one kind; nothing where no frame stands around, such as on paper. */
export function useMaybePlace(resource: string): string | undefined {
  const pages = useContext(PagesContext);
  return pages && placeOf(resource, pages, recordPages());
}

/** Leads to a record's own page, `/system/users/12`; nothing for a kind that the user has no page for. */
export function useRecordPath(): (resource: string, id: number) => string | undefined {
  const placeOfKind = usePlace();
  return (resource, id) => {
    const place = placeOfKind(resource);
    return place && `${place}/${id}`;
  };
}
