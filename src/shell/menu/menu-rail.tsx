import { type KeyboardEvent, useRef, useState } from 'react';
import { t } from '../../kernel/web/i18n.ts';
import { MenuIcon } from './menu-icon.tsx';
import { onMenuKey } from './menu-keys.ts';
import { MenuLink } from './menu-link.tsx';
import { MenuList } from './menu-list.tsx';
import type { MenuNode } from './menu-tree.ts';

type Props = { nodes: readonly MenuNode[]; current: readonly number[] };

function allIds(nodes: readonly MenuNode[]): number[] {
  return nodes.flatMap((node) => [node.id, ...allIds(node.children)]);
}

/** The collapsed sidebar: icons, each with its name or its group in a fly-out. */
export function MenuRail({ nodes, current }: Props) {
  const [fly, setFly] = useState<{ node: MenuNode; top: number }>();
  const panel = useRef<HTMLDivElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (node: MenuNode, element: HTMLElement): void => {
    clearTimeout(closing.current);
    const height = 46 + node.children.length * 32;
    setFly({ node, top: Math.max(8, Math.min(element.getBoundingClientRect().top, innerHeight - height)) });
  };
  const hideSoon = (): void => {
    clearTimeout(closing.current);
    closing.current = setTimeout(setFly, 160, undefined);
  };
  const enter = (): void => {
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('[data-menu-item]')?.focus());
  };
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape' || event.key === 'ArrowLeft') {
      setFly(undefined);
      event.currentTarget.querySelector<HTMLElement>(`[data-menu-item="${fly?.node.id}"]`)?.focus();
    } else onMenuKey(event);
  };
  const stop = nodes.find((node) => current.includes(node.id))?.id ?? nodes[0]?.id;
  return (
    <ul className="shell-rail" onKeyDown={onKey} onMouseLeave={hideSoon}>
      {nodes.map((node) => (
        <li
          key={node.id}
          onMouseEnter={(event) => show(node, event.currentTarget)}
          onFocus={(event) => show(node, event.currentTarget)}
        >
          {node.children.length === 0 ? (
            <MenuLink
              node={node}
              className="shell-menu-item"
              current={current.includes(node.id)}
              tabIndex={node.id === stop ? 0 : -1}
            >
              <MenuIcon name={node.icon} />
              <span className="visually-hidden">{t(node.title)}</span>
            </MenuLink>
          ) : (
            <button
              type="button"
              className="shell-menu-item"
              data-menu-item={node.id}
              data-label={t(node.title)}
              data-pinyin={node.pinyin}
              data-within={current.includes(node.id) || undefined}
              tabIndex={node.id === stop ? 0 : -1}
              aria-expanded={fly?.node.id === node.id}
              aria-label={t(node.title)}
              onClick={(event) => {
                show(node, event.currentTarget);
                enter();
              }}
            >
              <MenuIcon name={node.icon} />
            </button>
          )}
          {fly?.node.id === node.id && (
            <div ref={panel} className="shell-fly" style={{ top: fly.top }}>
              <p className="shell-fly-title">{t(node.title)}</p>
              {node.children.length > 0 && (
                <MenuList
                  nodes={node.children}
                  level={1}
                  current={current}
                  opened={new Set(allIds(node.children))}
                  onToggle={() => undefined}
                  onOpen={() => setFly(undefined)}
                />
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
