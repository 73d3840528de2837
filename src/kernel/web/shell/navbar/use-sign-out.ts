import { App } from 'antd';
import { t } from '../../i18n.ts';
import { signOut } from '../../session/session.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { currentTags } from '../tags/tag-store.ts';

/** Asks, then logs out and reloads. */
export function useSignOut(): () => void {
  const { modal } = App.useApp();
  return () => {
    const unsaved = currentTags().some((tag) => tag.unsaved);
    modal.confirm({
      title: t(SHELL_TEXT.prompt),
      content: `${t(SHELL_TEXT.signOutSure)}${unsaved ? ` ${t(SHELL_TEXT.signOutUnsaved)}` : ''}`,
      okText: t(SHELL_TEXT.confirm),
      cancelText: t(SHELL_TEXT.cancel),
      autoFocusButton: 'cancel',
      onOk: signOut,
    });
  };
}
