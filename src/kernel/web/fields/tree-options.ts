export type TreeProps = { parent?: string; id?: string; label?: string; children?: string };

export type TreeId = string | number;

export type TreeNode = { value: TreeId; title: string; isLeaf: boolean; children: TreeNode[] };

type Item = Readonly<Record<string, unknown>>;

/** Builds the tree from nested items, or from a flat list whose items name their parent; names of the keys as `defaultProps` tells. */
export function treeOf(items: readonly Item[], props: TreeProps = {}): TreeNode[] {
  const { parent = 'parentId', id = 'id', label = 'label', children = 'children' } = props;
  const node = (item: Item, inner: TreeNode[]): TreeNode => ({
    value: item[id] as TreeId,
    title: String(item[label] ?? ''),
    isLeaf: inner.length === 0,
    children: inner,
  });
  const nested = (item: Item): TreeNode =>
    node(item, Array.isArray(item[children]) ? (item[children] as Item[]).map(nested) : []);
  if (items.some((item) => Array.isArray(item[children]))) return items.map(nested);

  const known = new Set(items.map((item) => item[id]));
  const below = Map.groupBy(items, (item) =>
    known.has(item[parent]) && item[parent] !== item[id] ? item[parent] : null,
  );
  const grow = (key: unknown): TreeNode[] => (below.get(key) ?? []).map((item) => node(item, grow(item[id])));
  return grow(null);
}

/** Case-insensitive substring of the label (specification, section 9). */
export function labelMatches(label: string, typed: string): boolean {
  return label.toLowerCase().includes(typed.trim().toLowerCase());
}

/** Every node, parents before their children. */
export function flat(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)]);
}
