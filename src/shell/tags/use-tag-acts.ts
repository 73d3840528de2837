import { useNavigate } from 'react-router';
import { confirm } from '../../kernel/web/confirm.ts';
import { t } from '../../kernel/web/i18n.ts';
import { closeAllTags, closeOtherTags, closeTag, currentTags } from '../../kernel/web/tabs/tag-store.ts';
import type { Tag } from '../../kernel/web/tabs/tags.ts';
import { useGoOn } from '../../kernel/web/tabs/use-go-on.ts';
import { SHELL_TEXT } from '../shell.text.ts';

const UNSAVED = {
  title: t(SHELL_TEXT.unsavedTitle),
  effect: t(SHELL_TEXT.unsavedBody),
  act: t(SHELL_TEXT.closeAnyway),
  danger: true,
};

/** What can be done with tabs; closing asks first where input is unsaved. */
export function useTagActs() {
  const navigate = useNavigate();
  const goOn = useGoOn();

  async function ask(closing: readonly Tag[], close: () => void): Promise<void> {
    const unsaved = closing.some((tag) => tag.unsaved);
    if (unsaved && !(await confirm(UNSAVED))) return;
    close();
    goOn();
  }

  return {
    show: (tag: Tag) => navigate(tag.key + tag.search + tag.hash, { state: tag.state }),
    /** Through the redirect route, as the specification says. */
    refresh: (tag: Tag) => navigate(`/redirect${tag.key}${tag.search}${tag.hash}`, { replace: true, state: tag.state }),
    close: (tag: Tag) => tag.pinned || ask([tag], () => closeTag(tag.key)),
    closeOthers: (tag: Tag) =>
      ask(
        currentTags().filter((one) => one.key !== tag.key && !one.pinned),
        () => {
          closeOtherTags(tag.key);
        },
      ),
    closeAll: () =>
      ask(
        currentTags().filter((one) => !one.pinned),
        closeAllTags,
      ),
  };
}
