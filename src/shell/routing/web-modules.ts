import { type ComponentType, createElement, lazy } from 'react';
import { type Page, pageIn } from '../../kernel/page.ts';
import { declarationFileOf, pageFileOf, resourceFileOf } from '../../kernel/page-files.ts';
import type { PageRoute } from '../../kernel/web/routing/pages.ts';
import {
  type Files,
  isResource,
  type RecordModules,
  takeRecordModules,
} from '../../kernel/web/routing/record-modules.ts';
import type { FinderAct } from '../finder/finder-act.ts';
import type { HomePanel } from '../home/home-panel.ts';
import type { ShellLayer } from '../shell-layer.ts';

/** A part of the product for others than staff: the first segments of its addresses, and what draws it. */
export type WebArea = {
  readonly segments: readonly string[];
  readonly load: () => Promise<{ readonly Area: ComponentType }>;
};

/** What the domains bring to the web, found by the app through `import.meta.glob`; the kernel knows none of them. */
export type WebModules = RecordModules & {
  /** `*.page.web.tsx`, each exporting `Page`. */
  readonly pages: Files<{ readonly Page: ComponentType }>;
  /** `*.home.web.tsx`, each exporting `homePanels`. */
  readonly homes: Files<{ readonly homePanels: readonly HomePanel[] }>;
  /** `*.layer.web.tsx`, each exporting `shellLayers`. */
  readonly layers?: Files<{ readonly shellLayers: readonly ShellLayer[] }>;
  /** `*.page.ts`, each exporting what it says of its page. */
  readonly declarations?: () => Promise<Files<Readonly<Record<string, unknown>>>>;
  /** `*.acts.web.ts`, each exporting `finderActs`. */
  readonly acts?: Files<{ readonly finderActs: readonly FinderAct[] }>;
  /** The layout's own pages, which no menu has to grant. */
  readonly layoutPages?: readonly Pick<PageRoute, 'path' | 'title' | 'component'>[];
};

const HOME = 'shell/Home';
const HOME_FILE = '/shell/home/home.page.ts';

let modules: WebModules = { pages: {}, resources: {}, homes: {}, panels: {} };
const made = new Map<string, ComponentType | undefined>();

export function takeModules(given: WebModules): void {
  modules = given;
  takeRecordModules(given);
}

export const layoutPages = (): NonNullable<WebModules['layoutPages']> => modules.layoutPages ?? [];

/** The component of a page, always the same one for a name: at once where the page has been fetched, else when it is drawn; nothing when no such file exists. */
export function pageComponent(name: string): ComponentType | undefined {
  if (!made.has(name)) {
    const load = loaderOf(name);
    made.set(
      name,
      load && lazy(async () => ({ default: await load().catch((error: unknown) => forget(name, error)) })),
    );
  }
  return made.get(name);
}

/** What could not be fetched is asked for anew the next time. */
function forget(name: string, error: unknown): never {
  made.delete(name);
  throw error;
}

/** Whether this build has the page. */
export const hasPage = (name: string): boolean => loaderOf(name) !== undefined;

/**
 * Fetches a page before it is drawn, so that it is there when the frame around it stands. What is first drawn as waiting stays so for a
 * third of a second at least, however soon its code comes.
 */
export async function fetchPage(name: string): Promise<void> {
  if (made.has(name)) return;
  // What cannot be fetched now says so where it is drawn.
  const page = await loaderOf(name)?.().catch(() => undefined);
  if (page && !made.has(name)) made.set(name, page);
}

/** Names of all hand-written pages as menus write them, for the component picker: the file's domain and kebab name. */
export function pageFiles(): readonly string[] {
  return Object.keys(modules.pages);
}

/** The files of all declared resources, for the component picker. */
export function resourceFiles(): readonly string[] {
  return Object.keys(modules.resources);
}

export async function loadHomePanels(): Promise<HomePanel[]> {
  const all = await Promise.all(Object.values(modules.homes).map((file) => file()));
  return all.flatMap((file) => file.homePanels).toSorted((a, b) => a.sort - b.sort);
}

/** What a page says of itself; nothing of one that is declared nowhere, such as an administrator's link. */
export async function loadDeclaration(component: string): Promise<Page | undefined> {
  const files = (await modules.declarations?.()) ?? {};
  const paths = Object.keys(files);
  const file =
    component === HOME ? paths.find((path) => path.endsWith(HOME_FILE)) : declarationFileOf(paths, component);
  const exported = file ? await files[file]?.() : undefined;
  return exported && pageIn(exported, component);
}

export async function loadFinderActs(): Promise<FinderAct[]> {
  const all = await Promise.all(Object.values(modules.acts ?? {}).map((file) => file()));
  return all.flatMap((file) => file.finderActs);
}

export async function loadShellLayers(): Promise<ShellLayer[]> {
  const all = await Promise.all(Object.values(modules.layers ?? {}).map((file) => file()));
  return all.flatMap((file) => file.shellLayers).toSorted((a, b) => a.sort - b.sort);
}

type Loader = () => Promise<ComponentType>;

function loaderOf(name: string): Loader | undefined {
  if (name === HOME) return async () => (await import('../home/home-page.tsx')).HomePage;
  if (name.startsWith('resource:')) return resourcePage(name.slice('resource:'.length));
  const file = pageFileOf(Object.keys(modules.pages), name);
  const source = file ? modules.pages[file] : undefined;
  return source && (async () => (await source()).Page);
}

function resourcePage(name: string): Loader | undefined {
  const file = resourceFileOf(Object.keys(modules.resources), name);
  const source = file ? modules.resources[file] : undefined;
  return (
    source &&
    (async () => {
      const [{ ResourcePage }, found] = await Promise.all([
        import('../../kernel/web/list/resource-page.tsx'),
        source(),
      ]);
      const resource = Object.values(found).find((one) => isResource(one, name));
      if (!isResource(resource, name)) throw new Error(`${file} declares no resource ${name}`);
      return () => createElement(ResourcePage, { resource });
    })
  );
}
