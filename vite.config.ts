import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { commonFiles } from './tools/common-files.ts';
import { compressAssets } from './tools/compress-assets.ts';
import { declaredPages, gatherPages, offlineFiles } from './tools/declared-pages.ts';
import { leanPreloads } from './tools/lean-preloads.ts';
import { offlineWorker } from './tools/offline-worker.ts';
import { silentIcons } from './tools/silent-icons.ts';
import { slimTable } from './tools/slim-antd.ts';

/** Where `vite dev` finds the calls; the built web is served by the server itself. */
const server = process.env.FAIRWAY_SERVER ?? 'http://127.0.0.1:8080';

/** What of kernel and shell opens without a line, with all it imports; of the domains, what their pages say (`offline`). */
const OFFLINE = [
  'app/found.web.ts',
  'shell/shell.tsx',
  'shell/home/home-page.tsx',
  'shell/pages/special-page.tsx',
  'kernel/feed.calls.ts',
  'kernel/preference.calls.ts',
  'shell/tasks/task-button.tsx',
  'shell/menu/menu-rail.tsx',
  'kernel/web/records/card-layer.tsx',
  'shell/dialogs/question-dialog.tsx',
  'shell/dialogs/session-ended.tsx',
  'shell/menu/side-drawer.tsx',
  'kernel/web/fields/option-control.tsx',
  'kernel/web/fields/ref-control.tsx',
  'kernel/web/list/search/filter-control.tsx',
  'kernel/web/list/phone/phone-list.tsx',
  'shell/offline/start-offline.ts',
  'shell/offline/offline-session.ts',
  'shell/offline/box.tsx',
  'shell/offline/box-list.tsx',
];

const PLUGINS = [react(), gatherPages(), slimTable(), silentIcons()];
const offline = [...OFFLINE, ...offlineFiles(await declaredPages())];

export default defineConfig({
  base: '/fairway/',
  plugins: [...PLUGINS, commonFiles(PLUGINS), leanPreloads(), offlineWorker({ modules: offline }), compressAssets()],
  worker: { format: 'es' },
  server: { host: '127.0.0.1', proxy: { '^/(api|auth|ws)(/|$)': { target: server, ws: true } } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    manifest: true,
    // A strict content policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    reportCompressedSize: false,
    // Every way to a page names the files that it needs: without the modules' names that is three kilobytes less before the shell.
    rolldownOptions: { output: { chunkFileNames: 'assets/[hash].js' } },
  },
});
