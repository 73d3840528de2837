import type { ComponentType } from 'react';
import type { HelpTexts } from '../kernel/help.ts';
import type { RecordPages } from '../kernel/record-address.ts';
import type { RecordPanel } from '../kernel/web/detail/record-panel.ts';
import type { RecordCard } from '../kernel/web/records/record-card.ts';
import type { FinderAct } from '../shell/finder/finder-act.ts';
import type { HomePanel } from '../shell/home/home-panel.ts';
import type { ShellLayer } from '../shell/shell-layer.ts';
import { startWeb } from '../shell/start.tsx';

startWeb({
  pages: import.meta.glob<{ Page: ComponentType }>('../domains/**/*.page.web.tsx'),
  resources: import.meta.glob<Record<string, unknown>>('../domains/**/*.resource.ts'),
  homes: import.meta.glob<{ homePanels: readonly HomePanel[] }>('../domains/**/*.home.web.tsx'),
  layers: import.meta.glob<{ shellLayers: readonly ShellLayer[] }>('../domains/**/*.layer.web.tsx'),
  cards: import.meta.glob<{ recordCards: readonly RecordCard[] }>('../domains/**/*.card.web.tsx'),
  recordPages: import.meta.glob<{ recordPages: RecordPages }>('../domains/*/record-pages.rules.ts', { eager: true }),
  helps: import.meta.glob<{ help: HelpTexts }>('../domains/**/*.help.text.ts'),
  acts: import.meta.glob<{ finderActs: readonly FinderAct[] }>('../domains/**/*.acts.web.ts'),
  areas: [
    {
      segments: ['vendorLogin', 'vendor', 'supplierBid'],
      load: () => import('../domains/vendor/area/vendor-area.web.tsx'),
    },
  ],
  // A layout route (spec.md section 2.1).
  ownPages: [
    {
      path: '/homeReport/voyageReportHome',
      title: { zh: '船位报告跟踪', en: 'Vessel position report tracking' },
      component: 'voyage/VoyageReportHome',
    },
  ],
  panels: import.meta.glob<{ recordPanels: readonly RecordPanel[] }>('../domains/**/*.panel.web.tsx'),
});
