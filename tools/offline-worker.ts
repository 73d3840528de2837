import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const SOURCE = join(import.meta.dirname, '../src/kernel/web/offline/service-worker.ts');

type Bundle = Rolldown.OutputBundle;

/** The build step of vite.config.ts: writes `sw.js` with the files that open without a line: the page, and those modules with all they import. */
export function offlineWorker({ modules }: { modules: readonly string[] }): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = ['', ...filesOf(bundle, modules)];
        const list = JSON.stringify(files).slice(1, -1);
        const build = createHash('sha256').update(list).digest('hex').slice(0, 12);
        const source = stripTypeScriptTypes(readFileSync(SOURCE, 'utf8'))
          .replace("'__FILES__'", list)
          .replace('__BUILD__', build);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const take = (name: string): void => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    files.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const other of chunk.imports) take(other);
  };
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) take(chunk.fileName);
  for (const module of modules) {
    const chunk = Object.values(bundle).find(
      (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/src/${module}`)),
    );
    if (!chunk) throw new Error(`The build has no chunk with ${module}, which is to open without a line`);
    take(chunk.fileName);
  }
  return [...files].sort();
}
