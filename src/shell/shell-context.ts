import { createContext, useContext } from 'react';
import type { Found } from '../kernel/web/routing/find-page.ts';
import type { MenuNode } from './menu/menu-tree.ts';
import type { RouteTable } from './routing/flatten.ts';

/** Which layer of the shell lies over the page. */
export type Layer = 'settings' | 'sidebar' | 'search' | 'keys' | 'help' | 'dataDashboard' | 'password';

export type Shell = {
  readonly table: RouteTable;
  readonly menu: readonly MenuNode[];
  /** The page in front, if it is one. */
  readonly found: Found | undefined;
  readonly layer: Layer | undefined;
  readonly setLayer: (layer: Layer | undefined) => void;
  /** Opens the finder, with a word that was typed elsewhere. */
  readonly find: (word?: string) => void;
  readonly findWord: string;
};

export const ShellContext = createContext<Shell | undefined>(undefined);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell outside the shell');
  return shell;
}
