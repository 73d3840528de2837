import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { ANT_ICONS } from '../src/kernel/icons.ts';
import { isPage, type Page, recordPagesOf } from '../src/kernel/page.ts';
import { pageFileOf } from '../src/kernel/page-files.ts';

const SRC = join(import.meta.dirname, '../src');
/** What is built of declarations, so that neither their help nor an icon that no menu has is in the first download. */
const PAGES = 'virtual:declared-pages';
const ICONS = 'virtual:menu-icons';
const HELD = '\0';

const filesLike = (pattern: string): string[] =>
  globSync(pattern, { cwd: SRC })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** Every page of domains and shell, as its `*.page.ts` says it; or of a part of them, such as `domains/finance`. */
export async function declaredPages(part = '{domains,shell}'): Promise<Page[]> {
  const files = filesLike(`${part}/**/*.page.ts`);
  const loaded = await Promise.all(
    files.map((file) => import(pathToFileURL(join(SRC, file)).href) as Promise<Record<string, unknown>>),
  );
  return loaded.flatMap((exported) => Object.values(exported)).filter(isPage);
}

/** The files below src/ that open without a line because their page says so. */
export function offlineFiles(pages: readonly Page[]): string[] {
  const files = filesLike('domains/**/*.page.web.tsx').map((file) => `/${file}`);
  return pages.flatMap(({ component, offline }) => {
    if (!offline) return [];
    const own = pageFileOf(files, component)?.slice(1);
    if (!own) throw new Error(`${component} is to open without a line, and no page file is there for it`);
    const folder = own.slice(0, own.lastIndexOf('/') + 1);
    return [own, ...(offline === true ? [] : offline.map((file) => `${folder}${file}`))];
  });
}

/** Gives the web what it knows of pages before it has loaded any: where records stand, and the layout's own addresses. */
export function gatherPages(): Plugin {
  return {
    name: 'declared-pages',
    resolveId: (id) => (id === PAGES || id === ICONS ? `${HELD}${id}` : undefined),
    async load(id) {
      if (id === `${HELD}${PAGES}`) return pagesModule(await declaredPages());
      return id === `${HELD}${ICONS}` ? ICONS_MODULE : undefined;
    },
  };
}

function pagesModule(pages: readonly Page[]): string {
  const layout = pages.flatMap(({ component, title, layout: path }) => (path ? { path, title, component } : []));
  return [
    `export const recordPages = ${JSON.stringify(recordPagesOf(pages))};`,
    `export const layoutPages = ${JSON.stringify(layout)};`,
  ].join('\n');
}

const ICONS_MODULE = [
  `import { ${ANT_ICONS.map((name) => `${name}Outlined`).join(', ')} } from '@ant-design/icons';`,
  `export const icons = { ${ANT_ICONS.map((name) => `${name}: ${name}Outlined`).join(', ')} };`,
].join('\n');
