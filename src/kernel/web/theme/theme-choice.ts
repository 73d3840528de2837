import { cssVariables } from './css-variables.ts';
import type { Mode } from './tokens.ts';

export type ThemeChoice = Mode | 'system';
export type Density = 'compact' | 'comfortable';

/** Settings that a user keeps in this browser: theme, and density per page (`*` is the user's default). */
type Kept = { readonly theme: ThemeChoice; readonly density: Readonly<Record<string, Density>> };

const DEFAULTS: Kept = { theme: 'light', density: {} };
const LAST_USER = 'fairway-look-user';
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the choice lives as long as the page.
  }
}

function load(key: string): Kept {
  try {
    const kept: Partial<Kept> = JSON.parse(read(`fairway-look:${key}`) ?? '{}');
    return { ...DEFAULTS, ...kept };
  } catch {
    return DEFAULTS;
  }
}

// Before sign-in the page looks as the last user of this browser left it.
let user = read(LAST_USER) ?? '';
let kept = load(user);

function apply(): void {
  document.documentElement.dataset.theme = currentMode();
  for (const listener of listeners) listener();
}

function keep(next: Kept): void {
  kept = next;
  write(`fairway-look:${user}`, JSON.stringify(next));
  apply();
}

/** Writes the colour variables into the page and follows the system. Call once, before the first render. */
export function startTheme(): void {
  const style = document.createElement('style');
  style.textContent = cssVariables();
  document.head.append(style);
  systemDark.addEventListener('change', apply);
  apply();
}

/** After sign-in: takes over what this user chose. `userKey` is any stable name of the user, such as the account id. */
export function lookAs(userKey: string): void {
  user = userKey;
  write(LAST_USER, userKey);
  kept = load(userKey);
  apply();
}

export function currentChoice(): ThemeChoice {
  return kept.theme;
}

export function currentMode(): Mode {
  if (kept.theme !== 'system') return kept.theme;
  return systemDark.matches ? 'dark' : 'light';
}

export function currentDensity(page: string): Density {
  return kept.density[page] ?? kept.density['*'] ?? 'compact';
}

export function chooseTheme(theme: ThemeChoice): void {
  keep({ ...kept, theme });
}

/** `page` is the menu path, or `*` for the user's default, which then holds on every page. */
export function chooseDensity(page: string, density: Density): void {
  keep({ ...kept, density: page === '*' ? { '*': density } : { ...kept.density, [page]: density } });
}

/** Back to the defaults (settings drawer). */
export function resetLook(): void {
  keep(DEFAULTS);
}

export function onLookChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
