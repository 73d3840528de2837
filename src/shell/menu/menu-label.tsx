import { t } from '../../kernel/web/i18n.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { hitIn, type MenuNode } from './menu-tree.ts';

/** The label of a menu entry with the filter's hit in bold, an ellipsis with the whole text behind it, and the 'new' badge. */
export function MenuLabel({ node, word = '' }: { node: MenuNode; word?: string }) {
  const label = t(node.title);
  const hit = hitIn(label, node.pinyin, word);
  return (
    <>
      <span className="shell-menu-label" title={label}>
        {hit ? (
          <>
            {label.slice(0, hit[0])}
            <b>{label.slice(...hit)}</b>
            {label.slice(hit[1])}
          </>
        ) : (
          label
        )}
      </span>
      {node.isNew && <span className="shell-menu-new">{t(SHELL_TEXT.isNew)}</span>}
    </>
  );
}
