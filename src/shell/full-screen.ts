import { useSyncExternalStore } from 'react';
import { t } from '../kernel/web/i18n.ts';
import { notify } from '../kernel/web/notice.ts';
import { SHELL_TEXT } from './shell.text.ts';

export function enterFullScreen(): void {
  const refuse = (): void => notify.warning(t(SHELL_TEXT.noFullScreen));
  if (document.fullscreenEnabled) void document.documentElement.requestFullscreen().catch(refuse);
  else refuse();
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
}

export function useFullScreen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('fullscreenchange', listener);
      return () => document.removeEventListener('fullscreenchange', listener);
    },
    () => document.fullscreenElement !== null,
  );
}
