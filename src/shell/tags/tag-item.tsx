import { CloseOutlined, PushpinFilled } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { type DragEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../kernel/web/i18n.ts';
import { moveTag } from '../../kernel/web/tabs/tag-store.ts';
import type { Tag } from '../../kernel/web/tabs/tags.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { TagMark } from './tag-mark.tsx';
import { useLongPress } from './use-long-press.ts';
import { useTagActs } from './use-tag-acts.ts';

const DRAGGED = 'application/x-fairway-tag';

type Props = { tag: Tag; index: number; label: string; current: boolean };

/** One tab: a link, and beside it its own close button. */
export function TagItem({ tag, index, label, current }: Props) {
  const acts = useTagActs();
  const [open, setOpen] = useState(false);
  const [over, setOver] = useState(false);
  const press = useLongPress(() => setOpen(true));
  const items: MenuProps['items'] = [
    { key: 'refresh', label: t(SHELL_TEXT.refresh), onClick: () => acts.refresh(tag) },
    { key: 'close', label: t(SHELL_TEXT.closeTag), disabled: tag.pinned, onClick: () => acts.close(tag) },
    { key: 'others', label: t(SHELL_TEXT.closeOthers), onClick: () => acts.closeOthers(tag) },
    { key: 'all', label: t(SHELL_TEXT.closeAll), onClick: acts.closeAll },
    { type: 'divider' },
    { key: 'left', label: t(SHELL_TEXT.moveLeft), disabled: tag.pinned, onClick: () => moveTag(tag.key, index - 1) },
    { key: 'right', label: t(SHELL_TEXT.moveRight), disabled: tag.pinned, onClick: () => moveTag(tag.key, index + 1) },
  ];
  const drag = tag.pinned
    ? {}
    : {
        draggable: true,
        onDragStart: (event: DragEvent) => event.dataTransfer.setData(DRAGGED, tag.key),
      };
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      moveTag(event.dataTransfer.getData(DRAGGED), index);
    },
  };
  const onAux = (event: MouseEvent): void => {
    if (event.button !== 1) return;
    event.preventDefault();
    acts.close(tag);
  };
  const onKey = (event: KeyboardEvent): void => {
    const menu = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
    if (menu) setOpen(true);
    else if (event.key === 'Delete') acts.close(tag);
    else return;
    event.preventDefault();
  };
  return (
    <li
      className="shell-tag"
      data-key={tag.key}
      data-current={current || undefined}
      data-over={over || undefined}
      data-pinned={tag.pinned || undefined}
      {...drag}
      {...drop}
    >
      <Dropdown menu={{ items }} trigger={['contextMenu']} open={open} onOpenChange={setOpen}>
        <Link
          to={tag.key + tag.search + tag.hash}
          state={tag.state}
          aria-current={current ? 'page' : undefined}
          draggable={false}
          {...press}
          onAuxClick={onAux}
          onKeyDown={onKey}
        >
          {tag.pinned && <PushpinFilled role="img" aria-label={t(SHELL_TEXT.pinned)} />}
          {tag.unsaved && <span className="shell-tag-dot" role="img" aria-label={t(SHELL_TEXT.unsaved)} />}
          {tag.mark && <TagMark {...tag.mark} />}
          <span className="shell-tag-label">{label}</span>
        </Link>
      </Dropdown>
      {!tag.pinned && (
        <button type="button" aria-label={t(SHELL_TEXT.closeNamed, { name: label })} onClick={() => acts.close(tag)}>
          <CloseOutlined aria-hidden />
        </button>
      )}
    </li>
  );
}
