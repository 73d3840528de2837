import { useSyncExternalStore } from 'react';

/** App settings of one user in this browser; the defaults are the specification's (section 3). The footer is always shown. */
type AppSettings = {
  readonly tagsView: boolean;
  readonly fixedHeader: boolean;
  readonly sidebarLogo: boolean;
  readonly showSettings: boolean;
  readonly uniqueOpened: boolean;
  readonly sidebarOpened: boolean;
  /** Pixels, 160 to 360. */
  readonly sidebarWidth: number;
  /** Single-letter keys, which some assistive devices trigger by mistake (WCAG 2.1.4). */
  readonly letterKeys: boolean;
};

const DEFAULTS: AppSettings = {
  tagsView: true,
  fixedHeader: false,
  sidebarLogo: true,
  showSettings: false,
  uniqueOpened: true,
  sidebarOpened: true,
  sidebarWidth: 180,
  letterKeys: true,
};

const listeners = new Set<() => void>();
let key = '';
let settings = DEFAULTS;

function set(next: AppSettings): void {
  settings = next;
  for (const listener of listeners) listener();
}

/** Takes over what this user chose in this browser. */
export function startSettings(user: string): void {
  key = `fairway-settings:${user}`;
  const kept: Partial<AppSettings> = JSON.parse(localStorage.getItem(key) ?? '{}');
  set({ ...DEFAULTS, ...kept });
}

export function changeSettings(change: Partial<AppSettings>): void {
  set({ ...settings, ...change });
  localStorage.setItem(key, JSON.stringify(settings));
}

export function resetSettings(): void {
  localStorage.removeItem(key);
  set(DEFAULTS);
}

export function currentSettings(): AppSettings {
  return settings;
}

export function useSettings(): AppSettings {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentSettings);
}
