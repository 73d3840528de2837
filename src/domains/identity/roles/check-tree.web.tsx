import { SearchOutlined } from '@ant-design/icons';
import { Input, Tree, type TreeDataNode } from 'antd';
import { useMemo, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { type CheckNode, heldNodes, type Key, keptBelow, marksOf, siftNodes, toggle } from './check-tree.rules.ts';
import { ROLE_TEXT } from './role-page.text.ts';
import './check-tree.css';
import { clearable } from '../../../kernel/web/fields/clearable.tsx';

type Props = {
  id: string;
  label: string;
  nodes: readonly CheckNode[];
  held: readonly Key[];
  onChange: (held: Key[]) => void;
  readOnly?: boolean;
};

const toAnt = (node: CheckNode): TreeDataNode => ({
  key: node.key,
  title: node.title,
  disableCheckbox: node.locked,
  children: node.children.map(toAnt),
});

const keysOf = (nodes: readonly CheckNode[]): Key[] => nodes.flatMap((node) => [node.key, ...keysOf(node.children)]);

/** A tree of check boxes with a search on top and a count; where it is only read, what is held and what leads there. */
export function CheckTree({ id, label, nodes, held, onChange, readOnly }: Props) {
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<readonly Key[]>([]);
  const set = useMemo(() => new Set(held), [held]);
  const shown = useMemo(
    () => siftNodes(readOnly ? heldNodes(nodes, set) : nodes, typed),
    [nodes, typed, readOnly, set],
  );
  const all = nodes.flatMap(keptBelow);
  return (
    <fieldset className="check-tree" data-read={readOnly} id={id} tabIndex={-1} aria-label={label}>
      <div className="check-tree-head">
        <Input
          prefix={<SearchOutlined aria-hidden="true" />}
          aria-label={label}
          value={typed}
          allowClear={clearable()}
          onChange={(event) => setTyped(event.target.value)}
        />
        <span className="num">
          {t(ROLE_TEXT.chosen, { n: all.filter((node) => set.has(node.key)).length, all: all.length })}
        </span>
      </div>
      <div className="check-tree-body">
        {shown.length === 0 && <p className="lines-empty">{t(typed ? ROLE_TEXT.noMatch : ROLE_TEXT.nothing)}</p>}
        <Tree
          checkable={!readOnly}
          checkStrictly
          selectable={false}
          treeData={shown.map(toAnt)}
          checkedKeys={marksOf(nodes, set)}
          expandedKeys={typed ? keysOf(shown) : [...opened]}
          onExpand={(keys) => setOpened(keys as Key[])}
          onCheck={(_, { node, checked }) => onChange(toggle(typed ? shown : nodes, held, node.key as Key, checked))}
        />
      </div>
    </fieldset>
  );
}
