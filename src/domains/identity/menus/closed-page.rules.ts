import type { Lang } from '../../../kernel/text.ts';
import { buildMenus, type MenuItem, type MenuRow } from './menu.rules.ts';

export type ClosedPage = { readonly title: string; readonly permission: string | null };

/** The page of an address among all entries, whoever may open them; what follows a page's own path belongs to that page. */
export function pageAt(rows: readonly MenuRow[], path: string, lang: Lang): ClosedPage | undefined {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const wanted = path.split('/').filter(Boolean);
  let best: { item: MenuItem; parts: number } | undefined;
  const look = (items: readonly MenuItem[]): void => {
    for (const item of items) {
      const parts = item.path.split('/').filter(Boolean);
      const fits = parts.length > 0 && parts.every((part, i) => part.startsWith(':') || part === wanted[i]);
      const page = byId.get(item.id)?.type === 'page';
      if (page && fits && parts.length <= wanted.length && parts.length > (best?.parts ?? 0))
        best = { item, parts: parts.length };
      look(item.children ?? []);
    }
  };
  look(buildMenus(rows, { lang, pinyin: () => '' }));
  return best && { title: best.item.label ?? '', permission: byId.get(best.item.id)?.permission ?? null };
}
