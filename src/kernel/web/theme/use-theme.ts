import { useSyncExternalStore } from 'react';
import {
  chooseDensity,
  currentChoice,
  currentDensity,
  currentMode,
  type Density,
  onLookChange,
  type ThemeChoice,
} from './theme-choice.ts';
import type { Mode } from './tokens.ts';

/** The mode in force: what to give to `antdTheme`, charts and maps. */
export function useThemeMode(): Mode {
  return useSyncExternalStore(onLookChange, currentMode);
}

/** What the user chose, which may be to follow the system. Set it with `chooseTheme`. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(onLookChange, currentChoice);
}

/** Row density of a page (menu path), and how to change it for that page. `*` is the user's default. */
export function useDensity(page: string): readonly [Density, (density: Density) => void] {
  const density = useSyncExternalStore(onLookChange, () => currentDensity(page));
  return [density, (next) => chooseDensity(page, next)];
}
