export type Key = string | number;

/** `kept`: whether the node itself can be held, or only stands for what lies below it. */
export type CheckNode = {
  readonly key: Key;
  readonly title: string;
  readonly kept: boolean;
  readonly locked?: boolean;
  readonly children: readonly CheckNode[];
};

export function keptBelow(node: CheckNode): CheckNode[] {
  return [...(node.kept ? [node] : []), ...node.children.flatMap(keptBelow)];
}

/** How a tree of check boxes looks: what only stands for others is checked when all of them are, half when some are. */
export function marksOf(nodes: readonly CheckNode[], held: ReadonlySet<Key>): { checked: Key[]; halfChecked: Key[] } {
  const checked: Key[] = [];
  const halfChecked: Key[] = [];
  const walk = (node: CheckNode): void => {
    for (const child of node.children) walk(child);
    if (node.kept) {
      if (held.has(node.key)) checked.push(node.key);
      return;
    }
    const below = keptBelow(node);
    const count = below.filter((one) => held.has(one.key)).length;
    if (count > 0 && count === below.length) checked.push(node.key);
    else if (count > 0) halfChecked.push(node.key);
  };
  for (const node of nodes) walk(node);
  return { checked, halfChecked };
}

function pathTo(nodes: readonly CheckNode[], key: Key): CheckNode[] | undefined {
  for (const node of nodes) {
    if (node.key === key) return [node];
    const below = pathTo(node.children, key);
    if (below) return [node, ...below];
  }
  return undefined;
}

/**
 * Checks or clears a node with everything below it; checking also takes what it needs above (a button's page).
 * Locked nodes stay as they are.
 */
export function toggle(nodes: readonly CheckNode[], held: readonly Key[], key: Key, on: boolean): Key[] {
  const path = pathTo(nodes, key);
  const node = path?.at(-1);
  if (!path || !node) return [...held];
  const touched = [...keptBelow(node), ...(on ? path.filter((one) => one.kept) : [])].filter((one) => !one.locked);
  const next = new Set(held);
  for (const one of touched) {
    if (on) next.add(one.key);
    else next.delete(one.key);
  }
  return [...next];
}

/** Nodes whose title holds the word, with their parents. */
export function siftNodes(nodes: readonly CheckNode[], word: string): CheckNode[] {
  const wanted = word.trim().toLowerCase();
  if (!wanted) return [...nodes];
  return nodes.flatMap((node) => {
    if (node.title.toLowerCase().includes(wanted)) return [node];
    const children = siftNodes(node.children, word);
    return children.length > 0 ? [{ ...node, kept: false, key: node.key, children }] : [];
  });
}

/** What is held, and what stands above it. */
export function heldNodes(nodes: readonly CheckNode[], held: ReadonlySet<Key>): CheckNode[] {
  return nodes.flatMap((node) => {
    const children = heldNodes(node.children, held);
    return held.has(node.key) || children.length > 0 ? [{ ...node, children }] : [];
  });
}
