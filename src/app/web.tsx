import type { ComponentType } from 'react';
import type { RecordPanel } from '../kernel/web/detail/record-panel.ts';
import type { HomePanel } from '../kernel/web/shell/home/home-panel.ts';
import type { ShellLayer } from '../kernel/web/shell/shell-layer.ts';
import { startWeb } from '../kernel/web/start.tsx';

startWeb({
  pages: import.meta.glob<{ Page: ComponentType }>('../domains/**/*.page.web.tsx'),
  resources: import.meta.glob<Record<string, unknown>>('../domains/**/*.resource.ts'),
  homes: import.meta.glob<{ homePanels: readonly HomePanel[] }>('../domains/**/*.home.web.tsx'),
  layers: import.meta.glob<{ shellLayers: readonly ShellLayer[] }>('../domains/**/*.layer.web.tsx'),
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
