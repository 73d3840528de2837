import { useEffect, useRef, useState } from 'react';
import { t } from '../../kernel/web/i18n.ts';
import { useSettings } from '../settings/app-settings.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { onMenuKey } from './menu-keys.ts';
import { MenuList } from './menu-list.tsx';
import { type MenuNode, sift } from './menu-tree.ts';

const idsOf = (nodes: readonly MenuNode[]): number[] => nodes.flatMap((node) => [node.id, ...idsOf(node.children)]);

type Props = { nodes: readonly MenuNode[]; current: readonly number[]; word: string; onOpen?: () => void };

/** The open sidebar's menu. A filter opens everything it finds. */
export function SideMenu({ nodes, current, word, onOpen }: Props) {
  const { uniqueOpened } = useSettings();
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set(current));
  const [seen, setSeen] = useState(current);
  if (seen.join() !== current.join()) {
    setSeen(current);
    setOpened(new Set(uniqueOpened ? current : [...opened, ...current]));
  }
  const [focused, setFocused] = useState<number>();
  const nav = useRef<HTMLElement>(null);
  const here = current.at(-1);
  // A page opened by its address may stand below the fold of a long menu.
  useEffect(() => {
    if (here !== undefined) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  const found = sift(nodes, word);
  const ids = idsOf(found);
  const stop = [focused, current.at(-1), current[0]].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];

  function toggle(node: MenuNode, siblings: readonly MenuNode[]): void {
    const next = new Set(opened);
    const wasOpen = next.delete(node.id);
    if (uniqueOpened) for (const sibling of siblings) next.delete(sibling.id);
    setOpened(wasOpen ? next : next.add(node.id));
  }

  return (
    <nav
      ref={nav}
      className="shell-menu"
      aria-label={t(SHELL_TEXT.menu)}
      onKeyDown={onMenuKey}
      onFocus={(event) => setFocused(Number(event.target.dataset.menuItem) || undefined)}
    >
      {found.length === 0 && <p className="shell-menu-none">{t(SHELL_TEXT.noMenu)}</p>}
      <MenuList
        nodes={found}
        word={word}
        current={current}
        opened={word ? new Set(ids) : opened}
        stop={stop}
        onToggle={toggle}
        onOpen={onOpen}
      />
    </nav>
  );
}
