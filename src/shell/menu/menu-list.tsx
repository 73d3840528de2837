import { DownOutlined } from '@ant-design/icons';
import { t } from '../../kernel/web/i18n.ts';
import { MenuIcon } from './menu-icon.tsx';
import { MenuLabel } from './menu-label.tsx';
import { MenuLink } from './menu-link.tsx';
import type { MenuNode } from './menu-tree.ts';

type Props = {
  nodes: readonly MenuNode[];
  level?: number;
  word?: string;
  /** Ids from the top down to the page in front. */
  current: readonly number[];
  opened: ReadonlySet<number>;
  /** The one entry that Tab reaches. */
  stop?: number;
  onToggle: (node: MenuNode, siblings: readonly MenuNode[]) => void;
  onOpen?: () => void;
};

/** One level of the menu; groups open in place. */
export function MenuList(props: Props) {
  const { nodes, level = 0, current, opened, word, onOpen } = props;
  return (
    <ul className="shell-menu-list" data-level={level}>
      {nodes.map((node) =>
        node.children.length > 0 ? (
          <MenuGroup key={node.id} {...props} level={level} node={node} isOpen={opened.has(node.id)} />
        ) : (
          <li key={node.id}>
            <MenuLink
              node={node}
              className="shell-menu-item"
              current={current.at(-1) === node.id}
              tabIndex={props.stop === node.id ? 0 : -1}
              onOpen={onOpen}
            >
              {level === 0 && <MenuIcon name={node.icon} />}
              <MenuLabel node={node} word={word} />
            </MenuLink>
          </li>
        ),
      )}
    </ul>
  );
}

function MenuGroup({ node, isOpen, ...props }: Props & { node: MenuNode; isOpen: boolean; level: number }) {
  const { level, current, word, onToggle, nodes } = props;
  return (
    <li>
      <button
        type="button"
        className="shell-menu-item"
        data-within={current.includes(node.id) || undefined}
        data-menu-item={node.id}
        data-label={t(node.title)}
        data-pinyin={node.pinyin}
        tabIndex={props.stop === node.id ? 0 : -1}
        aria-expanded={isOpen}
        onClick={() => onToggle(node, nodes)}
      >
        {level === 0 && <MenuIcon name={node.icon} />}
        <MenuLabel node={node} word={word} />
        <DownOutlined className="shell-menu-arrow" aria-hidden />
      </button>
      {isOpen && <MenuList {...props} nodes={node.children} level={level + 1} />}
    </li>
  );
}
