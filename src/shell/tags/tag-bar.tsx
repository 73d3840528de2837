import { DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../kernel/web/i18n.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { useShell } from '../shell-context.ts';
import './tag-bar.css';
import { useTags } from '../../kernel/web/tabs/tag-store.ts';
import { TagItem } from './tag-item.tsx';
import { tagLabel } from './tag-label.ts';
import { useTagActs } from './use-tag-acts.ts';

/** The open pages, 34 high; the wheel scrolls an overflow, the chevron lists all. */
export function TagBar() {
  const { table } = useShell();
  const tags = useTags();
  const acts = useTagActs();
  const { pathname } = useLocation();
  const strip = useRef<HTMLUListElement>(null);
  // A page's tab may come after the page's address.
  const keys = tags.map((tag) => tag.key).join(' ');
  useEffect(() => {
    if (keys === '') return;
    strip.current
      ?.querySelector(`[data-key="${CSS.escape(pathname)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname, keys]);
  useEffect(() => {
    const element = strip.current;
    const onWheel = (event: WheelEvent): void => {
      if (!element || event.deltaX !== 0 || element.scrollWidth <= element.clientWidth) return;
      event.preventDefault();
      element.scrollLeft += event.deltaY;
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);
  const all = tags.map((tag) => ({ key: tag.key, label: tagLabel(tag, table.pages), onClick: () => acts.show(tag) }));
  return (
    <nav className="shell-tags" aria-label={t(SHELL_TEXT.tags)}>
      <ul ref={strip}>
        {tags.map((tag, index) => (
          <TagItem
            key={tag.key}
            tag={tag}
            index={index}
            label={tagLabel(tag, table.pages)}
            current={tag.key === pathname}
          />
        ))}
      </ul>
      <Dropdown menu={{ items: all, selectedKeys: [pathname] }} trigger={['click']} placement="bottomRight">
        <button
          type="button"
          className="shell-tags-all"
          aria-label={t(SHELL_TEXT.allTags)}
          title={t(SHELL_TEXT.allTags)}
        >
          <DownOutlined aria-hidden />
        </button>
      </Dropdown>
    </nav>
  );
}
