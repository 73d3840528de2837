import { AppError } from '../../../kernel/errors.ts';

type Node = { id: number; parentId: number | null };

/** The given organisations and everything below them. Survives a cycle in the data. */
export function withBelow(all: readonly Node[], roots: Iterable<number>): Set<number> {
  const children = Map.groupBy(all, (node) => node.parentId);
  const found = new Set<number>();
  const visit = (id: number): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const child of children.get(id) ?? []) visit(child.id);
  };
  for (const id of roots) visit(id);
  return found;
}

/** Refuses to put an organisation below itself. */
export function assertNoCycle(all: readonly Node[], id: number, parentId: number | null, field = 'parentId'): void {
  if (parentId === null || !withBelow(all, [id]).has(parentId)) return;
  const message = { zh: '上级机构不能是本机构或其下级', en: 'An organization cannot lie below itself' };
  throw new AppError('RULE', message, { errors: [{ field, message }] });
}

export type OrganizationRow = Node & {
  name: string;
  nameEn?: string | null;
  code?: string | null;
  type: string;
  status: string;
  sortNum: number | null;
};

/** The specification's organisation: its id is `organizationId`, its children are `child`, `total` counts all below. */
export type OrganizationNode = {
  organizationId: number;
  id: number;
  parentId: number | null;
  name: string;
  nameEn: string | null;
  code: string | null;
  type: string;
  status: string;
  sortNum: number;
  total: number;
  child: OrganizationNode[];
};

const bySort = (a: OrganizationNode, b: OrganizationNode): number =>
  a.sortNum - b.sortNum || a.organizationId - b.organizationId;

/** A nested list. An organisation whose parent is not among the given ones is a root. */
export function organizationTree(rows: readonly OrganizationRow[]): OrganizationNode[] {
  const nodes = new Map<number, OrganizationNode>();
  for (const row of rows) {
    nodes.set(row.id, {
      organizationId: row.id,
      id: row.id,
      parentId: row.parentId,
      name: row.name,
      nameEn: row.nameEn ?? null,
      code: row.code ?? null,
      type: row.type,
      status: row.status,
      sortNum: row.sortNum ?? 0,
      total: 0,
      child: [],
    });
  }
  const roots: OrganizationNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.parentId === null ? undefined : nodes.get(node.parentId);
    (parent ? parent.child : roots).push(node);
  }
  const settle = (node: OrganizationNode): number => {
    node.child.sort(bySort);
    node.total = node.child.reduce((sum, child) => sum + 1 + settle(child), 0);
    return node.total;
  };
  for (const root of roots) settle(root);
  return roots.sort(bySort);
}
