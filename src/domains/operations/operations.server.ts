import { moduleOf } from '../../kernel/server/compose.ts';
import type { Module } from '../../kernel/server/module.ts';
import { apiDocsSlice } from './api-docs/api-docs.slice.server.ts';
import { bookSlice } from './books/book.slice.server.ts';
import { fileSlice } from './files/file.slice.server.ts';
import { logSlice } from './logs/log.slice.server.ts';
import { cacheMonitorSlice } from './monitor-cache/cache-monitor.slice.server.ts';
import { serverMonitorSlice } from './monitor-server/server-monitor.slice.server.ts';
import { sqlMonitorSlice } from './monitor-sql/sql-monitor.slice.server.ts';
import { paymentSlice } from './payment/payment.slice.server.ts';
import { pictureSlice } from './pictures/picture.slice.server.ts';
import { scriptSlice } from './scripts/script.slice.server.ts';
import { settingSlice } from './settings/settings.slice.server.ts';
import { storageSlice } from './storage/storage.slice.server.ts';
import { timingSlice } from './timing/timing.slice.server.ts';
import { usageSlice } from './usage/usage.slice.server.ts';
import { versionSlice } from './versions/version.slice.server.ts';

/** What keeps the product running, and what whoever runs it looks at. */
export const operationsModule: Module = moduleOf(
  { name: 'operations', label: { zh: '运维与工具', en: 'Operations' } },
  versionSlice,
  logSlice,
  usageSlice,
  scriptSlice,
  timingSlice,
  settingSlice,
  sqlMonitorSlice,
  serverMonitorSlice,
  cacheMonitorSlice,
  fileSlice,
  pictureSlice,
  storageSlice,
  bookSlice,
  paymentSlice,
  apiDocsSlice,
  {
    // Loaded only where the demo company is built.
    demo: async (ctx, { files }) => (await import('./operations.demo.ts')).demoOperations(ctx, files),
  },
);
