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
  },
});
