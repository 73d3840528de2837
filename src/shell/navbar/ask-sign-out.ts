import { confirm } from '../../kernel/web/confirm.ts';
import { t } from '../../kernel/web/i18n.ts';
import { outboxNow } from '../../kernel/web/offline/unsent.ts';
import { currentTags } from '../../kernel/web/tabs/tag-store.ts';
import { BOX } from '../offline/box.text.ts';
import { signOut } from '../session/sign-out.ts';
import { SHELL_TEXT } from '../shell.text.ts';

/** Asks, then logs out and reloads. */
export async function askSignOut(): Promise<void> {
  const unsaved = currentTags().some((tag) => tag.unsaved);
  const n = outboxNow().unsent.length;
  const words = [
    t(SHELL_TEXT.signOutSure),
    unsaved && t(SHELL_TEXT.signOutUnsaved),
    n > 0 && `${t(BOX.leaveTitle, { n })}${t({ zh: '，', en: '. ' })}${t(BOX.leaveEffect)}`,
  ];
  const yes = await confirm({
    title: t(SHELL_TEXT.prompt),
    effect: words.filter(Boolean).join(' '),
    act: t(SHELL_TEXT.confirm),
  });
  if (yes) await signOut();
}
