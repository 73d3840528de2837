import type { Text } from '../../kernel/text.ts';
import { isExternal, joinPath, titleOf } from '../routing/flatten.ts';
import type { MenuItem } from '../session/menu-item.ts';

/** One line of the sidebar. */
export type MenuNode = {
  readonly id: number;
  readonly title: Text;
  readonly path: string;
  readonly external: boolean;
  readonly icon?: string;
  readonly isNew: boolean;
  /** Initials of the Chinese title. */
  readonly pinyin: string;
  readonly children: readonly MenuNode[];
};

/** Initials of a pinyin text, whether it came as `cbbg` or `chuan bo bao gao`. */
function initials(pinyin: string | null | undefined): string {
  const text = (pinyin ?? '').toLowerCase();
  return /\s/.test(text)
    ? text
        .split(/\s+/)
        .map((word) => word[0] ?? '')
        .join('')
    : text;
}

/**
 * What the sidebar shows: hidden entries and empty directories are left out, a menu with a single visible child shows that child
 * directly unless it is always shown, an entry whose vanishingTime lies ahead is new (spec.md section 2.4).
 */
export function menuTree(items: readonly MenuItem[], now: number, above = ''): MenuNode[] {
  return items.flatMap((item) => {
    if (item.hidden) return [];
    const path = joinPath(above, item.path);
    const children = menuTree(item.children ?? [], now, path);
    const directory = !item.component || item.component === 'Layout';
    if (directory && children.length === 0 && !isExternal(path)) return [];
    const [only] = children;
    if (directory && only && children.length === 1 && only.children.length === 0 && !item.alwaysShow)
      return [{ ...only, icon: only.icon ?? item.meta.icon ?? undefined }];
    return [
      {
        id: item.id,
        title: titleOf(item),
        path,
        external: isExternal(path),
        icon: item.meta.icon ?? undefined,
        isNew: item.vanishingTime ? Date.parse(item.vanishingTime) > now : false,
        pinyin: initials(item.pinyin),
        children,
      },
    ];
  });
}

/** Where a word stands in a label: by its characters, or by the pinyin initials of a Chinese label. */
export function hitIn(label: string, pinyin: string, word: string): readonly [start: number, end: number] | undefined {
  const wanted = word.trim().toLowerCase();
  if (!wanted) return undefined;
  const at = label.toLowerCase().indexOf(wanted);
  if (at >= 0) return [at, at + wanted.length];
  const initial = pinyin.length === [...label].length ? pinyin.indexOf(wanted) : -1;
  return initial >= 0 ? [initial, initial + wanted.length] : undefined;
}

function matches(node: MenuNode, wanted: string): boolean {
  return [node.title.zh, node.title.en, node.pinyin].some((text) => text.toLowerCase().includes(wanted));
}

/** Keeps what matches the word, in either language or by pinyin initials, and the parents of matches; a matching parent keeps all below. */
export function sift(nodes: readonly MenuNode[], word: string): readonly MenuNode[] {
  const wanted = word.trim().toLowerCase();
  if (!wanted) return nodes;
  return nodes.flatMap((node) => {
    if (matches(node, wanted)) return [node];
    const children = sift(node.children, wanted);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** The lines from the top down to a page; empty when the page is not in the menu. */
export function pathTo(nodes: readonly MenuNode[], path: string): readonly MenuNode[] {
  for (const node of nodes) {
    if (node.children.length === 0 && node.path === path) return [node];
    const below = pathTo(node.children, path);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** The pages themselves, each with the titles above it. */
export function leaves(
  nodes: readonly MenuNode[],
  above: readonly Text[] = [],
): { node: MenuNode; above: readonly Text[] }[] {
  return nodes.flatMap((node) =>
    node.children.length === 0 ? [{ node, above }] : leaves(node.children, [...above, node.title]),
  );
}
