import { SearchOutlined } from '@ant-design/icons';
import { Input, Modal } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../i18n.ts';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { MenuLabel } from '../menu/menu-label.tsx';
import { reportUse } from '../menu/menu-link.tsx';
import { leaves, type MenuNode, sift } from '../menu/menu-tree.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { useShell } from '../shell-context.ts';
import './dialogs.css';

const MOST = 50;

/** Ctrl+K: find a page by its name in either language or by pinyin initials. */
export function MenuSearch({ onClose }: { onClose: () => void }) {
  const { menu } = useShell();
  const navigate = useNavigate();
  const id = useId();
  const [word, setWord] = useState('');
  const [at, setAt] = useState(0);
  const found = leaves(sift(menu, word)).slice(0, MOST);

  function open(node: MenuNode): void {
    onClose();
    reportUse(node.id);
    if (node.external) window.open(node.path, '_blank', 'noreferrer');
    else navigate(node.path);
  }

  function onKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      const next = (at + step + found.length) % found.length;
      setAt(next);
      document.getElementById(`${id}${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && found[at]) open(found[at].node);
  }

  return (
    <Modal open title={t(SHELL_TEXT.findMenu)} footer={null} width={520} onCancel={onClose}>
      <Input
        autoFocus
        prefix={<SearchOutlined aria-hidden />}
        placeholder={t(SHELL_TEXT.enterMenu)}
        aria-label={t(SHELL_TEXT.enterMenu)}
        role="combobox"
        aria-expanded
        aria-controls={`${id}list`}
        aria-activedescendant={found[at] && `${id}${at}`}
        value={word}
        onChange={(event) => {
          setWord(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKey}
      />
      <div id={`${id}list`} className="shell-search-list" role="listbox" aria-label={t(SHELL_TEXT.menu)}>
        {found.map(({ node, above }, index) => (
          <div
            key={node.id}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            onMouseEnter={() => setAt(index)}
            onClick={() => open(node)}
            onKeyDown={onKey}
          >
            <MenuIcon name={node.icon} />
            <MenuLabel node={node} word={word} />
            <small>{above.map((one) => t(one)).join(' / ')}</small>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="shell-dialog-hint">{t(SHELL_TEXT.noMenu)}</p>}
    </Modal>
  );
}
