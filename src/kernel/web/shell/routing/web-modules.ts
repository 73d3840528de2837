import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react';
import { fileOf } from '../../../page-files.ts';
import type { AnyResource } from '../../../resource/resource.ts';
import type { RecordPanel } from '../../detail/record-panel.ts';
import type { HomePanel } from '../home/home-panel.ts';
import type { ShellLayer } from '../shell-layer.ts';
import type { PageRoute } from './flatten.ts';

type Files<T> = Readonly<Record<string, () => Promise<T>>>;

/** What the domains bring to the web, found by the app through `import.meta.glob`; the kernel knows none of them. */
export type WebModules = {
  /** `*.page.web.tsx`, each exporting `Page`. */
  readonly pages: Files<{ readonly Page: ComponentType }>;
  /** `*.resource.ts`, each exporting its resources. */
  readonly resources: Files<Readonly<Record<string, unknown>>>;
  /** `*.home.web.tsx`, each exporting `homePanels`. */
  readonly homes: Files<{ readonly homePanels: readonly HomePanel[] }>;
  /** `*.layer.web.tsx`, each exporting `shellLayers`. */
  readonly layers?: Files<{ readonly shellLayers: readonly ShellLayer[] }>;
  /** `*.panel.web.tsx`, each exporting `recordPanels`. */
  readonly panels: Files<{ readonly recordPanels: readonly RecordPanel[] }>;
  /** Pages that no menu has to grant. */
  readonly ownPages?: readonly Pick<PageRoute, 'path' | 'title' | 'component'>[];
};

let modules: WebModules = { pages: {}, resources: {}, homes: {}, panels: {} };
const made = new Map<string, LazyExoticComponent<ComponentType> | undefined>();

export function takeModules(given: WebModules): void {
  modules = given;
}

export const broughtPages = (): NonNullable<WebModules['ownPages']> => modules.ownPages ?? [];

/** The lazily loaded component of a page, always the same one for a name; nothing when no such file exists. */
export function pageComponent(name: string): LazyExoticComponent<ComponentType> | undefined {
  if (!made.has(name)) made.set(name, load(name));
  return made.get(name);
}

/** Fetches a page before it is drawn, so that it is there when the frame around it stands. */
export function fetchPage(name: string): void {
  const [folder, ending, files] = name.startsWith('resource:')
    ? ['resource:', '.resource.ts', modules.resources]
    : ['', '.page.web.tsx', modules.pages];
  const file = fileOf(Object.keys(files), name.slice(folder.length), ending);
  // What cannot be fetched now says so where it is drawn.
  if (file) files[file]?.().catch(() => undefined);
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

export async function loadRecordPanels(): Promise<RecordPanel[]> {
  const all = await Promise.all(Object.values(modules.panels).map((file) => file()));
  return all.flatMap((file) => file.recordPanels).toSorted((a, b) => a.sort - b.sort);
}

export async function loadShellLayers(): Promise<ShellLayer[]> {
  const all = await Promise.all(Object.values(modules.layers ?? {}).map((file) => file()));
  return all.flatMap((file) => file.shellLayers).toSorted((a, b) => a.sort - b.sort);
}

function load(name: string): LazyExoticComponent<ComponentType> | undefined {
  if (name === 'shell/Home') return lazy(async () => ({ default: (await import('../home/home-page.tsx')).HomePage }));
  if (name.startsWith('resource:')) return resourcePage(name.slice('resource:'.length));
  const file = fileOf(Object.keys(modules.pages), name, '.page.web.tsx');
  const source = file ? modules.pages[file] : undefined;
  return source && lazy(async () => ({ default: (await source()).Page }));
}

function resourcePage(name: string): LazyExoticComponent<ComponentType> | undefined {
  const file = fileOf(Object.keys(modules.resources), name, '.resource.ts');
  const source = file ? modules.resources[file] : undefined;
  return (
    source &&
    lazy(async () => {
      const [{ ResourcePage }, found] = await Promise.all([import('../../list/resource-page.tsx'), source()]);
      const resource = Object.values(found).find((one) => isResource(one, name));
      if (!isResource(resource, name)) throw new Error(`${file} declares no resource ${name}`);
      return { default: () => createElement(ResourcePage, { resource }) };
    })
  );
}

function isResource(value: unknown, name: string): value is AnyResource {
  return typeof value === 'object' && value !== null && 'fields' in value && 'name' in value && value.name === name;
}
