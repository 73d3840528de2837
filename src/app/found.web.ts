import { layoutPages, recordPages } from 'virtual:declared-pages';
import type { ComponentType } from 'react';
import type { RecordPanel } from '../kernel/web/detail/record-panel.ts';
import type { RecordCard } from '../kernel/web/records/record-card.ts';
import type { FinderAct } from '../shell/finder/finder-act.ts';
import type { HomePanel } from '../shell/home/home-panel.ts';
import type { WebModules } from '../shell/routing/web-modules.ts';
import type { ShellLayer } from '../shell/shell-layer.ts';

/** What the domains bring to the web: hundreds of ways, none of which the sign-in page needs. */
export const found: WebModules = {
  pages: import.meta.glob<{ Page: ComponentType }>('../domains/**/*.page.web.tsx'),
  resources: import.meta.glob<Record<string, unknown>>('../domains/**/*.resource.ts'),
  homes: import.meta.glob<{ homePanels: readonly HomePanel[] }>('../domains/**/*.home.web.tsx'),
  layers: import.meta.glob<{ shellLayers: readonly ShellLayer[] }>('../domains/**/*.layer.web.tsx'),
  cards: import.meta.glob<{ recordCards: readonly RecordCard[] }>('../domains/**/*.card.web.tsx'),
  recordPages,
  layoutPages,
  // In a file of its own: hundreds of ways to texts that are read now and then.
  declarations: async () => (await import('./declarations.web.ts')).declarations,
  acts: import.meta.glob<{ finderActs: readonly FinderAct[] }>('../domains/**/*.acts.web.ts'),
  panels: import.meta.glob<{ recordPanels: readonly RecordPanel[] }>('../domains/**/*.panel.web.tsx'),
};
