import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './tools/compress-assets.ts';
import { silentIcons } from './tools/silent-icons.ts';
import { slimTable } from './tools/slim-antd.ts';

/** Where `vite dev` finds the calls; the built web is served by the server itself. */
const server = process.env.FAIRWAY_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: '/fairway/',
  plugins: [react(), slimTable(), silentIcons(), compressAssets()],
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
    rolldownOptions: {
      output: {
        // Without this a list waits for 80 files, most of them under 2 kB, six at a time.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'start', tags: ['$initial'], priority: 1 },
            {
              // Libraries and kernel by the pages that share them, small shares joined; what is fetched when needed stays alone.
              name: (id, graph) => (graph.getModuleInfo(id)?.dynamicImporters.length ? null : 'part'),
              debugName: 'part',
              test: /[\\/]node_modules[\\/]|[\\/]src[\\/]kernel[\\/]/,
              entriesAware: true,
              entriesAwareMergeThreshold: 4_000,
            },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
});
