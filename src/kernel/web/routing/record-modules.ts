import { resourceFileOf } from '../../page-files.ts';
import type { RecordPages } from '../../record-address.ts';
import type { AnyResource } from '../../resource/resource.ts';
import type { RecordPanel } from '../detail/record-panel.ts';
import type { RecordCard } from '../records/record-card.ts';

/** Files of the web by path, each loaded when it is asked for. */
export type Files<T> = Readonly<Record<string, () => Promise<T>>>;

/** What the domains bring to the lists and records of every kind, found by the app through `import.meta.glob`. */
export type RecordModules = {
  /** `*.resource.ts`, each exporting its resources. */
  readonly resources: Files<Readonly<Record<string, unknown>>>;
  /** `*.panel.web.tsx`, each exporting `recordPanels`. */
  readonly panels: Files<{ readonly recordPanels: readonly RecordPanel[] }>;
  /** `*.card.web.tsx`, each exporting `recordCards`. */
  readonly cards?: Files<{ readonly recordCards: readonly RecordCard[] }>;
  /** Where the records of every kind stand, gathered from the declarations of pages. */
  readonly recordPages?: RecordPages;
};

let modules: RecordModules = { resources: {}, panels: {} };

export function takeRecordModules(given: RecordModules): void {
  modules = given;
}

/** Where the records of every kind stand. */
export const recordPages = (): RecordPages => modules.recordPages ?? {};

/** The declaration of a kind of record; nothing where this build has none of that name. */
export async function loadResource(name: string): Promise<AnyResource | undefined> {
  const file = resourceFileOf(Object.keys(modules.resources), name);
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

export function isResource(value: unknown, name: string): value is AnyResource {
  if (typeof value !== 'object' || value === null || !('fields' in value) || !('name' in value)) return false;
  // What outsiders see of a kind has its name, and is not the kind.
  return value.name === name && !('outside' in value);
}
