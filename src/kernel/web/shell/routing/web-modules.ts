import { type ComponentType, createElement, lazy } from 'react';
import type { HelpTexts } from '../../../help.ts';
import { fileOf } from '../../../page-files.ts';
import type { RecordPages } from '../../../record-address.ts';
import type { AnyResource } from '../../../resource/resource.ts';
import type { RecordPanel } from '../../detail/record-panel.ts';
import type { RecordCard } from '../../records/record-card.ts';
import type { FinderAct } from '../finder/finder-act.ts';
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
  /** `*.help.text.ts`, each exporting `help`. */
  readonly helps?: Files<{ readonly help: HelpTexts }>;
  /** `*.acts.web.ts`, each exporting `finderActs`. */
  readonly acts?: Files<{ readonly finderActs: readonly FinderAct[] }>;
  /** `*.panel.web.tsx`, each exporting `recordPanels`. */
  readonly panels: Files<{ readonly recordPanels: readonly RecordPanel[] }>;
  /** `*.card.web.tsx`, each exporting `recordCards`. */
  readonly cards?: Files<{ readonly recordCards: readonly RecordCard[] }>;
  /** `record-pages.rules.ts`, each exporting where the records of its domain stand. */
  readonly recordPages?: Readonly<Record<string, { readonly recordPages: RecordPages }>>;
  /** Pages that no menu has to grant. */
  readonly ownPages?: readonly Pick<PageRoute, 'path' | 'title' | 'component'>[];
};

let modules: WebModules = { pages: {}, resources: {}, homes: {}, panels: {} };
const made = new Map<string, ComponentType | undefined>();

export function takeModules(given: WebModules): void {
  modules = given;
}

export const broughtPages = (): NonNullable<WebModules['ownPages']> => modules.ownPages ?? [];

/** Where the records of every kind stand. */
export const recordPages = (): RecordPages =>
  Object.assign({}, ...Object.values(modules.recordPages ?? {}).map((file) => file.recordPages));

/** The component of a page, always the same one for a name: at once where the page has been fetched, else when it is drawn; nothing when no such file exists. */
export function pageComponent(name: string): ComponentType | undefined {
  if (!made.has(name)) {
    const load = loaderOf(name);
    made.set(name, load && lazy(async () => ({ default: await load() })));
  }
  return made.get(name);
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

export async function loadHelp(): Promise<HelpTexts> {
  const all = await Promise.all(Object.values(modules.helps ?? {}).map((file) => file()));
  return Object.assign({}, ...all.map((file) => file.help));
}

export async function loadFinderActs(): Promise<FinderAct[]> {
  const all = await Promise.all(Object.values(modules.acts ?? {}).map((file) => file()));
  return all.flatMap((file) => file.finderActs);
}

/** The declaration of a kind of record; nothing where this build has none of that name. */
export async function loadResource(name: string): Promise<AnyResource | undefined> {
  const file = fileOf(Object.keys(modules.resources), name, '.resource.ts');
  const exported = file ? await modules.resources[file]?.() : undefined;
  const own = Object.values(exported ?? {}).find((one) => isResource(one, name));
  if (isResource(own, name)) return own;
  // Some stand in a file beside another kind.
  const all = await Promise.all(Object.values(modules.resources).map((one) => one()));
  const other = all.flatMap((one) => Object.values(one)).find((one) => isResource(one, name));
  return isResource(other, name) ? other : undefined;
}

export async function loadRecordPanels(): Promise<RecordPanel[]> {
  const all = await Promise.all(Object.values(modules.panels).map((file) => file()));
  return all.flatMap((file) => file.recordPanels).toSorted((a, b) => a.sort - b.sort);
}

export async function loadRecordCards(): Promise<RecordCard[]> {
  const all = await Promise.all(Object.values(modules.cards ?? {}).map((file) => file()));
  return all.flatMap((file) => file.recordCards);
}

export async function loadShellLayers(): Promise<ShellLayer[]> {
  const all = await Promise.all(Object.values(modules.layers ?? {}).map((file) => file()));
  return all.flatMap((file) => file.shellLayers).toSorted((a, b) => a.sort - b.sort);
}

type Loader = () => Promise<ComponentType>;

function loaderOf(name: string): Loader | undefined {
  if (name === 'shell/Home') return async () => (await import('../home/home-page.tsx')).HomePage;
  if (name.startsWith('resource:')) return resourcePage(name.slice('resource:'.length));
  const file = fileOf(Object.keys(modules.pages), name, '.page.web.tsx');
  const source = file ? modules.pages[file] : undefined;
  return source && (async () => (await source()).Page);
}

function resourcePage(name: string): Loader | undefined {
  const file = fileOf(Object.keys(modules.resources), name, '.resource.ts');
  const source = file ? modules.resources[file] : undefined;
  return (
    source &&
    (async () => {
      const [{ ResourcePage }, found] = await Promise.all([import('../../list/resource-page.tsx'), source()]);
      const resource = Object.values(found).find((one) => isResource(one, name));
      if (!isResource(resource, name)) throw new Error(`${file} declares no resource ${name}`);
      return () => createElement(ResourcePage, { resource });
    })
  );
}

function isResource(value: unknown, name: string): value is AnyResource {
  return typeof value === 'object' && value !== null && 'fields' in value && 'name' in value && value.name === name;
}
