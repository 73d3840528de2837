import { ANT_ICONS, OWN_ICONS } from '../icons.ts';
import { addressOf, type MenuGroup, type Page, recordPagesOf } from '../page.ts';
import { declarationFileOf, pageFileOf, pagesAlike } from '../page-files.ts';
import type { Text } from '../text.ts';
import type { Endpoint } from './http/endpoint.ts';
import type { Module } from './module.ts';

const ICONS: ReadonlySet<string> = new Set([...OWN_ICONS, ...ANT_ICONS]);
/** What leads to a page without being one: the bar above all pages. */
const FRAME = 'frame';

type Known = {
  readonly modules: readonly Module[];
  readonly endpoints: readonly Endpoint[];
  /** Names of all kinds of record. */
  readonly kinds: ReadonlySet<string>;
  /** Paths of the `*.page.web.tsx` and `*.page.ts` files; without them pages are not held against files. */
  readonly files?: readonly string[];
};

/** Everything that is wrong in what the modules say of their pages and of the groups of the menu. */
export function pageProblems(known: Known): string[] {
  const pages = known.modules.flatMap((module) => module.pages ?? []);
  const groups = known.modules.flatMap((module) => module.menuGroups ?? []);
  return [
    ...groups.flatMap((group) => groupProblems(group, groups)),
    ...pages.flatMap((page) => [
      ...sayingProblems(page),
      ...placeProblems(page, pages, groups),
      ...openingProblems(page, known),
    ]),
    ...twice(pages.map(({ component }) => component)).map((component) => `page ${component}: declared twice`),
    ...twice([...groups, ...pages.flatMap(({ menu }) => menu ?? [])].map(({ key }) => key)).map(
      (key) => `menu ${key}: declared twice`,
    ),
    ...twice(pages.flatMap(({ menu, layout }) => [menu?.address, layout].filter((at) => at !== undefined))).map(
      (address) => `${address}: the address of two pages`,
    ),
    ...twice(pages.flatMap((page) => Object.keys(recordPagesOf([page])))).map((kind) => `${kind}: stands on two pages`),
    ...fileProblems(pages, known.files ?? []),
  ];
}

const twice = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, i) => names.indexOf(name) !== i)),
];

const isSilent = ({ zh, en }: Text): boolean => !zh?.trim() || !en?.trim();

function groupProblems({ key, title, icon, group }: MenuGroup, groups: readonly MenuGroup[]): string[] {
  const at = `menu ${key}`;
  const problems: string[] = [];
  if (isSilent(title)) problems.push(`${at}: a language of the title is missing`);
  if (!ICONS.has(icon)) problems.push(`${at}: no icon is named ${icon}; kernel/icons.ts has those there are`);
  if (group && !groups.some((other) => other.key === group)) problems.push(`${at}: its group ${group} does not exist`);
  return problems;
}

/** What a person reads of it. */
function sayingProblems({ component, title, icon, help }: Page): string[] {
  const at = `page ${component}`;
  const problems: string[] = [];
  if (isSilent(title)) problems.push(`${at}: a language of the title is missing`);
  if (!ICONS.has(icon)) problems.push(`${at}: no icon is named ${icon}; kernel/icons.ts has those there are`);
  const { purpose, ways = [], figures = [] } = help;
  if (isSilent(purpose)) problems.push(`${at}: its help does not say in both languages what it is for`);
  if ([...ways, ...figures.flatMap(({ name, how }) => [name, how])].some(isSilent))
    problems.push(`${at}: a language of its help is missing`);
  return problems;
}

/** How one comes to it. */
function placeProblems(page: Page, pages: readonly Page[], groups: readonly MenuGroup[]): string[] {
  const at = `page ${page.component}`;
  const address = addressOf(page);
  if (!address) return [`${at}: nobody can reach it: it stands in no menu and at no address of the layout`];
  const problems: string[] = [];
  if (!address.startsWith('/')) problems.push(`${at}: its address ${address} is not written from the root`);
  const { group, from } = page.menu ?? {};
  if (group && !groups.some(({ key }) => key === group)) problems.push(`${at}: its group ${group} does not exist`);
  if (from && !leadsOn(from, pages, [page.component]))
    problems.push(`${at}: nobody can reach it: no page that stands in the menu leads on from ${from}`);
  return problems;
}

/** Whether one comes to what leads on: the frame, a page that is shown, or one that such a page leads to. */
function leadsOn(from: string, pages: readonly Page[], seen: readonly string[]): boolean {
  if (from === FRAME) return true;
  const page = pages.find(({ component }) => component === from);
  if (!page || seen.includes(from)) return false;
  return page.menu?.from ? leadsOn(page.menu.from, pages, [...seen, from]) : addressOf(page) !== undefined;
}

/** Who may open it, and what stands there. */
function openingProblems({ component, permission, records = [] }: Page, known: Known): string[] {
  const at = `page ${component}`;
  const problems: string[] = [];
  if (component.startsWith('resource:') && !known.kinds.has(component.slice(9)))
    problems.push(`${at}: no module declares this kind of record`);
  const named =
    known.endpoints.some(({ route }) => route.permission === permission) ||
    known.modules.some((module) => permission && permission in (module.permissions ?? {}));
  if (permission !== undefined && !named)
    problems.push(`${at}: nobody can reach it: no call and no module names the permission ${permission}`);
  if (records.some((record) => !/^[a-z]+\.[A-Za-z]\w*(\/\w+)?$/.test(record)))
    problems.push(`${at}: records are named domain.name, or domain.name/part of the address`);
  return problems;
}

/** A page's file and its declaration come together. */
function fileProblems(pages: readonly Page[], files: readonly string[]): string[] {
  if (files.length === 0) return [];
  const isDerived = (component: string): boolean => component.startsWith('resource:');
  const drawn = new Set<string>();
  const declared = new Set<string>();
  const problems = pages.flatMap(({ component }) => {
    const own = pageFileOf(files, component);
    const said = declarationFileOf(files, component);
    if (own) drawn.add(own);
    if (said) declared.add(said);
    if (!said) return [`page ${component}: is declared in no file of its name`];
    if (!own && !isDerived(component)) return [`page ${component}: no page file is there for it`];
    return own && own.replace('.page.web.tsx', '') !== said.replace('.page.ts', '')
      ? [`page ${component}: ${said} does not stand beside ${own}`]
      : [];
  });
  const left = (suffix: string, taken: ReadonlySet<string>): string[] =>
    files.filter((file) => file.endsWith(suffix) && !taken.has(file));
  return [
    ...problems,
    ...left('.page.web.tsx', drawn).map((file) => `${file}: a page that no module declares`),
    ...left('.page.ts', declared).map((file) => `${file}: declares a page that no module lists`),
    ...pagesAlike(files.filter((file) => file.endsWith('.page.web.tsx'))).map(
      (alike) => `${alike.join(' and ')}: menus name both pages alike`,
    ),
  ];
}
