import { useLocation } from 'react-router';
import { useShortcut, useShortcutKeys } from '../../kernel/web/keys/shortcuts.ts';
import { useTags } from '../../kernel/web/tabs/tag-store.ts';
import { currentSettings } from '../settings/app-settings.ts';
import { SHELL_TEXT } from '../shell.text.ts';
import { useShell } from '../shell-context.ts';
import { useTagActs } from '../tags/use-tag-acts.ts';

const letterKeys = (): boolean => currentSettings().letterKeys;

/** The shell's own keys. */
export function useShellKeys(): void {
  const { setLayer, find } = useShell();
  const tags = useTags();
  const acts = useTagActs();
  const { pathname } = useLocation();
  const current = tags.find((tag) => tag.key === pathname);
  useShortcutKeys(letterKeys);
  useShortcut('Ctrl+K', SHELL_TEXT.find, () => find());
  useShortcut('Alt+W', SHELL_TEXT.closeCurrent, () => current && acts.close(current));
  useShortcut('Alt+R', SHELL_TEXT.refreshCurrent, () => current && acts.refresh(current));
  useShortcut('Alt+1…9', SHELL_TEXT.nthTag, (event) => {
    const tag = tags[Number(event.code.at(-1)) - 1];
    if (tag) acts.show(tag);
  });
  useShortcut('F1', SHELL_TEXT.help, () => setLayer('help'));
  useShortcut('?', SHELL_TEXT.keys, () => setLayer('keys'));
}
