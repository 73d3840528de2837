import type { FoundGroup } from '../../kernel/finder.calls.ts';
import { pageOf, type RecordPages, recordAddress } from '../../kernel/record-address.ts';
import { permissionOf } from '../../kernel/resource/resource.ts';
import { lang, t } from '../../kernel/web/i18n.ts';
import type { PageRoute } from '../../kernel/web/routing/pages.ts';
import { holdsPermission } from '../../kernel/web/session/holds.ts';
import { hitIn, leaves, type MenuNode, sift } from '../menu/menu-tree.ts';
import { FINDER_TEXT } from './finder.text.ts';
import type { FinderAct } from './finder-act.ts';
import type { Recent } from './recent.ts';

export type FinderRow = {
  readonly key: string;
  readonly title: string;
  /** Where the word stands in the title. */
  readonly hit?: readonly [start: number, end: number];
  /** Initials of the title, where the word was met in them. */
  readonly sound?: string;
  readonly detail: string;
  readonly icon?: string;
  readonly state?: { readonly text: string; readonly tone?: string };
  readonly path: string;
  readonly external?: boolean;
  readonly menuId?: number;
  readonly record?: { readonly kind: string; readonly id: number };
};

/** Rows under one heading; `scope` narrows to them, with as many as there are. */
export type FinderGroup = {
  readonly scope: string;
  readonly label: string;
  readonly count: number;
  readonly rows: readonly FinderRow[];
};

export type Known = {
  readonly menu: readonly MenuNode[];
  readonly pages: readonly PageRoute[];
  readonly places: RecordPages;
  readonly acts: readonly FinderAct[];
  readonly permissions: readonly string[];
};

const MOST_PAGES = 6;
const MOST_ACTS = 6;
/** Records for which an act on them is offered. */
const MOST_DONE_TO = 2;

export function recentGroup(recent: readonly Recent[], word: string, most: number): FinderGroup {
  const wanted = word.trim().toLowerCase();
  const rows = recent
    .filter((one) => wanted === '' || one.title.toLowerCase().includes(wanted))
    .slice(0, most)
    .map(
      ({ path, title }): FinderRow => ({ key: `recent ${path}`, title, hit: hitIn(title, '', word), detail: '', path }),
    );
  return { scope: 'recent', label: t(FINDER_TEXT.recent), count: rows.length, rows };
}

export function pageRows(menu: readonly MenuNode[], word: string): FinderRow[] {
  if (word.trim() === '') return [];
  return leaves(sift(menu, word)).map(({ node, above }) => {
    const title = t(node.title);
    const bySound = !title.toLowerCase().includes(word.trim().toLowerCase());
    return {
      key: `page ${node.id}`,
      title,
      hit: hitIn(title, node.pinyin, word),
      ...(bySound && lang === 'zh' && { sound: node.pinyin }),
      detail: above.map((one) => t(one)).join(' / '),
      icon: node.icon,
      path: node.path,
      external: node.external,
      menuId: node.id,
    };
  });
}

/** A page that is called or abbreviated just so stands before everything but what was opened before. */
export const isCalled = (menu: readonly MenuNode[], row: FinderRow, word: string): boolean => {
  const wanted = word.trim().toLowerCase();
  const node = leaves(menu).find((one) => one.node.id === row.menuId)?.node;
  return [node?.title.zh, node?.title.en, node?.pinyin].some((name) => name?.toLowerCase() === wanted);
};

/** '新建港口' for every list whose records the user may make. */
function makingActs({ menu, pages, places, permissions }: Known): { label: string; words: string; path: string }[] {
  const kinds = new Map<string, string>();
  for (const { component } of pages)
    if (component.startsWith('resource:')) kinds.set(component, component.slice('resource:'.length));
  for (const resource of Object.keys(places)) {
    const { component, below } = pageOf(resource, places);
    if (below === '') kinds.set(component, resource);
  }
  const nodes = leaves(menu).map((one) => one.node);
  return pages.flatMap((page) => {
    const resource = kinds.get(page.component);
    if (!resource || !holdsPermission(permissions, permissionOf({ name: resource }, 'add'))) return [];
    const node = nodes.find((one) => one.path === page.path);
    if (!node) return [];
    const label = t(FINDER_TEXT.newOf, { what: t(page.title) });
    return [{ label, words: `xj${node.pinyin}`, path: `${page.path}?new=1` }];
  });
}

export function actRows(known: Known, word: string, found: readonly FoundGroup[]): FinderRow[] {
  const wanted = word.trim().toLowerCase();
  const fits = (label: string, words: string): boolean =>
    wanted.split(/\s+/).every((one) => label.toLowerCase().includes(one) || words.includes(one));
  const own = known.acts.flatMap((act) => {
    const path = known.pages.find((page) => page.component === act.component)?.path;
    if (!path || (act.permission && !holdsPermission(known.permissions, act.permission))) return [];
    return [{ act, path, label: t(act.label) }];
  });
  const plain = own
    .filter(({ act, label }) => wanted !== '' && fits(`${label} ${act.label.zh} ${act.label.en}`, act.words))
    .map(({ act, path, label }) => ({ label, words: act.words, path: path + (act.query ? `?${act.query}` : '') }));
  const made = makingActs(known).filter(({ label, words }) => wanted !== '' && fits(label, words));
  const done = own.flatMap(({ act, path, label }) => {
    const records = found.find((group) => group.kind === act.of?.resource)?.items.slice(0, MOST_DONE_TO) ?? [];
    return records.map((record) => {
      const query = new URLSearchParams(act.query);
      query.set(act.of!.param, String(record.id));
      return { label: `${label} · ${nameOf(record)}`, words: '', path: `${path}?${query}` };
    });
  });
  return [...done, ...plain, ...made].slice(0, MOST_ACTS).map(({ label, words, path }) => ({
    key: `act ${path}`,
    title: label,
    hit: hitIn(label, words, word),
    detail: '',
    icon: 'PlusCircle',
    path,
  }));
}

const nameOf = (item: { title: string; titleEn: string | null }): string =>
  (lang === 'en' && item.titleEn) || item.title;

const BETWEEN = ' · ';

/** The name in the other language and what tells the record apart, nothing of it twice, nor the title again. */
const detailOf = (title: string, other: string | null, detail: string): string =>
  [...new Set([...(other ? [other] : []), ...detail.split(BETWEEN)])]
    .filter((part) => part !== '' && part !== title)
    .join(BETWEEN);

/** Where the word stands in a name: by its letters, or by its initials where each character has one. */
function hitOf(title: string, sound: string | undefined, word: string): readonly [number, number] | undefined {
  const first = word.trim().split(/\s+/)[0] ?? '';
  return hitIn(title, sound ?? '', first);
}

export function recordGroup(known: Known, group: FoundGroup, word: string): FinderGroup {
  const { component } = pageOf(group.kind, known.places);
  const page = known.pages.findLast((one) => one.component === component);
  const icon = page && leaves(known.menu).find((one) => one.node.path === page.path)?.node.icon;
  return {
    scope: group.kind,
    label: t(group.label),
    count: group.count,
    rows: group.items.map((item) => {
      const title = nameOf(item);
      const other = lang === 'zh' ? item.titleEn : item.titleEn && item.title;
      const sound = lang === 'zh' ? item.sound : undefined;
      return {
        key: `${group.kind} ${item.id}`,
        title,
        hit: hitOf(title, sound, word),
        sound,
        detail: detailOf(title, other, item.detail),
        icon: icon ?? 'FileText',
        state: item.state,
        path: recordAddress(group.kind, item.id),
        record: { kind: group.kind, id: item.id },
      };
    }),
  };
}

export const limits = { pages: MOST_PAGES } as const;
