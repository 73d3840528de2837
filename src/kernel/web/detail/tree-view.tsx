import { HolderOutlined, SearchOutlined } from '@ant-design/icons';
import { Tree, type TreeDataNode } from 'antd';
import { type Key, type ReactNode, useMemo, useState } from 'react';
import { Input } from '../fields/antd-input.ts';
import { labelMatches } from '../fields/tree-options.ts';
import { t } from '../i18n.ts';
import { TREE } from './detail.text.ts';
import { inOrder, type Place } from './tree-move.ts';
import '../form/form.css';
import './detail.css';
import { clearable } from '../fields/clearable.tsx';

export type ViewNode = {
  readonly id: number;
  readonly parentId: number | null;
  readonly sort: number;
  readonly name: string;
  /** Words that it is found by beside its name. */
  readonly also?: string;
  /** Grey figure at the right end. */
  readonly count?: number | string;
  /** Disabled or hidden entries are grey. */
  readonly muted?: boolean;
  readonly icon?: ReactNode;
};

type Props = {
  label: string;
  nodes: readonly ViewNode[];
  selected?: number;
  onSelect: (id: number) => void;
  onMove?: (id: number, target: number, place: Place) => void;
};

type Data = TreeDataNode & { node: ViewNode; children: Data[] };

function Name({ node, typed }: { node: ViewNode; typed: string }) {
  const at = typed ? node.name.toLowerCase().indexOf(typed.toLowerCase()) : -1;
  return (
    <span className="tree-node" data-muted={node.muted}>
      {node.icon}
      {at < 0 ? (
        <span>{node.name}</span>
      ) : (
        <span>
          {node.name.slice(0, at)}
          <mark>{node.name.slice(at, at + typed.length)}</mark>
          {node.name.slice(at + typed.length)}
        </span>
      )}
      {node.count !== undefined && <span className="tree-count">{node.count}</span>}
    </span>
  );
}

/** A tree with a search box on top; matches keep their parents. Entries move only by their visible handle. */
export function TreeView({ label, nodes, selected, onSelect, onMove }: Props) {
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<readonly Key[] | undefined>();
  const word = typed.trim();

  const byId = useMemo(() => new Map(nodes.map((node) => [node.id, node])), [nodes]);
  const kept = useMemo(() => {
    if (!word) return undefined;
    const ids = new Set<number>();
    for (const node of nodes) {
      if (!labelMatches(node.also ? `${node.name} ${node.also}` : node.name, word)) continue;
      for (
        let at: ViewNode | undefined = node;
        at && !ids.has(at.id);
        at = at.parentId === null ? undefined : byId.get(at.parentId)
      ) {
        ids.add(at.id);
      }
    }
    return ids;
  }, [nodes, byId, word]);

  const data = useMemo(() => {
    const below = Map.groupBy(inOrder(nodes), (node) =>
      node.parentId !== null && byId.has(node.parentId) ? node.parentId : null,
    );
    const grow = (parent: number | null): Data[] =>
      (below.get(parent) ?? [])
        .filter((node) => !kept || kept.has(node.id))
        .map((node) => ({ key: node.id, node, title: <Name node={node} typed={word} />, children: grow(node.id) }));
    return grow(null);
  }, [nodes, byId, kept, word]);

  /** Two levels are open at first, and everything on the way to the chosen entry. */
  const standard = useMemo(() => {
    const open = new Set<Key>(data.map((one) => one.key));
    for (
      let at = selected === undefined ? undefined : byId.get(selected);
      at;
      at = at.parentId === null ? undefined : byId.get(at.parentId)
    ) {
      if (at.parentId !== null) open.add(at.parentId);
    }
    return [...open];
  }, [data, selected, byId]);

  return (
    <div className="tree-side">
      <div className="tree-search">
        <Input
          prefix={<SearchOutlined aria-hidden="true" />}
          placeholder={t(TREE.search)}
          aria-label={`${t(TREE.search)} ${label}`}
          allowClear={clearable()}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div className="tree-nodes">
        {data.length === 0 && <p className="lines-empty">{t(word ? TREE.noMatch : TREE.empty)}</p>}
        <Tree<Data>
          blockNode
          treeData={data}
          selectedKeys={selected === undefined ? [] : [selected]}
          expandedKeys={kept ? [...kept] : [...(opened ?? standard)]}
          onExpand={(keys) => setOpened(keys)}
          onSelect={(_, { node }) => onSelect(node.node.id)}
          draggable={onMove && !word ? { icon: <HolderOutlined />, nodeDraggable: () => true } : false}
          onDrop={({ dragNode, node, dropToGap, dropPosition }) => {
            const own = Number(String(node.pos).split('-').at(-1));
            const place: Place = !dropToGap ? 'inside' : dropPosition < own || dropPosition === -1 ? 'before' : 'after';
            onMove?.(dragNode.node.id, node.node.id, place);
          }}
        />
      </div>
    </div>
  );
}
