import type { KeyboardEvent, PointerEvent } from 'react';
import { t } from '../../kernel/web/i18n.ts';
import { changeSettings, useSettings } from '../settings/app-settings.ts';
import { SHELL_TEXT } from '../shell.text.ts';

const LEAST = 160;
const MOST = 360;
const STEP = 20;

const within = (width: number): number => Math.round(Math.max(LEAST, Math.min(MOST, width)));

/** The edge by which the sidebar is made wider or narrower, with the pointer or the arrows; a double click brings the usual width back. */
export function SidebarEdge() {
  const { sidebarWidth } = useSettings();
  const set = (width: number): void => changeSettings({ sidebarWidth: within(width) });
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const left = event.currentTarget.parentElement?.getBoundingClientRect().left ?? 0;
    set(event.clientX - left);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const width = {
      ArrowLeft: sidebarWidth - STEP,
      ArrowRight: sidebarWidth + STEP,
      Home: LEAST,
      End: MOST,
    }[event.key];
    if (width === undefined) return;
    event.preventDefault();
    set(width);
  };
  return (
    <hr
      aria-orientation="vertical"
      aria-label={t(SHELL_TEXT.sidebarWidth)}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={sidebarWidth}
      tabIndex={0}
      className="shell-sidebar-edge"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onDoubleClick={() => changeSettings({ sidebarWidth: 180 })}
      onKeyDown={onKeyDown}
    />
  );
}
