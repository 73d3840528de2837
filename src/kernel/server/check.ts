import { knowledgeOf } from '../flow/approval-knowledge.ts';
import { treeProblems } from '../flow/approval-problems.ts';
import { walkTree } from '../flow/approval-tree.ts';
import { columnsOf, defaultSort, labelOf, optionsOf } from '../resource/describe.ts';
import { documentFields } from '../resource/document.ts';
import { type Fields, KINDS } from '../resource/field.ts';
import { isNamed } from '../resource/record-name.ts';
import { type AnyResource, childOf, nameField, nameFields, recordOf, sectionsOf } from '../resource/resource.ts';
import { scopeDimensions, scopeFields } from '../resource/scope.ts';
import type { Approvable } from './approvable.ts';
import { actProblems } from './check-acts.ts';
import { choiceProblems } from './check-choices.ts';
import { linkProblems } from './check-links.ts';
import { makeProblems } from './check-makes.ts';
import { openProblems } from './check-open.ts';
import { pageProblems } from './check-pages.ts';
import { privacyProblems } from './check-private.ts';
import { reminderProblems } from './check-reminders.ts';
import { unitProblems } from './check-units.ts';
import { searchProblems } from './crud/keyword.ts';
import type { Endpoint } from './http/endpoint.ts';
import { lineKinds } from './line-kinds.ts';
import type { Module } from './module.ts';
import { reportProblems } from './report/check-report.ts';

const META = ['id', 'createName', 'createTime', 'updateName', 'updateTime', 'version'];

function fieldProblems(owner: string, fields: Fields, names: ReadonlySet<string>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const at = `${owner}.${name}`;
    const problems: string[] = [];
    if (!KINDS.includes(field.kind)) problems.push(`${at}: unknown kind ${field.kind}`);
    if (!field.label.zh?.trim() || !field.label.en?.trim()) problems.push(`${at}: a language is missing`);
    if (META.includes(name)) problems.push(`${at}: every record has this field already`);
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) problems.push(`${at}: field names are camel case`);
    if (field.kind === 'ref' && !names.has(String(field.target)))
      problems.push(`${at}: refers to ${String(field.target)}, which no module declares`);
    if (field.kind === 'lines') problems.push(...fieldProblems(childOf(field).name, childOf(field).fields, names));
    return problems;
  });
}

function resourceProblems(resource: AnyResource, kinds: ReadonlyMap<string, AnyResource>): string[] {
  const { name, fields } = resource;
  const problems = fieldProblems(name, fields, new Set(kinds.keys()));
  problems.push(...searchProblems(resource, (one) => kinds.get(one)));
  if (!/^[a-z]+\.[a-z][A-Za-z0-9]*$/.test(name)) problems.push(`${name}: a resource is named domain.name`);
  if (!resource.label.zh || !resource.label.en) problems.push(`${name}: a language of the label is missing`);
  if (!isNamed(resource)) problems.push(`${name}: nothing names a record: a title or a serial number`);
  const title = nameField(resource);
  // Its own words are searched; a record that goes by another's name says so by a list.
  if (title && fields[title]?.kind === 'ref')
    problems.push(`${name}: its title refers to another record: ['${title}']`);
  const known = (field: string): boolean => field in fields || META.includes(field);
  const asked: [string, readonly string[]][] = [
    ['list.columns', columnsOf(resource).map((c) => c.field)],
    ['list.filters', resource.list?.filters ?? []],
    ['list.search', resource.list?.search ?? []],
    ['list.sort', [defaultSort(resource).field]],
    ['form', sectionsOf(resource).flatMap((section) => section.rows.flat())],
    ['unique', (resource.unique ?? []).flat()],
    ['index', (resource.index ?? []).flat()],
    ['scope', scopeFields(resource)],
    ['title', [...nameFields(resource), resource.titleEn, resource.tree].filter((f) => f !== undefined)],
    ['names', documentFields(resource).flatMap(({ kind, id }) => [kind, id])],
    ['zone', Object.values(fields).flatMap((field) => field.zone ?? [])],
  ];
  for (const [key, list] of asked) {
    for (const field of list)
      if (!known(field))
        problems.push(`${name}: ${key} names ${field}, which is no field (${labelOf(resource, field).en})`);
  }
  return problems;
}

/** Whose rows a kind of record holds is said, never left out: without a word everybody who may list it would see all of them. */
export const scopeProblems = (modules: readonly Module[]): string[] =>
  modules
    .flatMap(({ resources }) => resources)
    .filter(({ scope }) => scope === undefined)
    .map(({ name }) => `${name}: says nothing of whose rows it holds; scope is 'all' or names them`);

/** A list is read from one view, and rows of records are shown to whom the records are. */
function viewProblems(views: readonly AnyResource[]): string[] {
  return views.flatMap((view, i) => {
    const of = recordOf(view);
    if (of === view) return [`${view.name}: a view in the place of a list is one over records`];
    const another = views.findIndex((other) => recordOf(other) === of) !== i;
    const wider = scopeDimensions(of).filter((dimension) => !scopeDimensions(view).includes(dimension));
    return [
      ...(another ? [`${of.name}: two views stand in the place of its list`] : []),
      ...wider.map((dimension) => `${view.name}: does not keep the scope ${dimension} of its records`),
    ];
  });
}

/** The permission domains and resources that exist, `domain:resource`. */
function grantable(modules: readonly Module[]): Set<string> {
  const set = new Set<string>();
  for (const module of modules) {
    for (const resource of module.resources) set.add(resource.name.replace('.', ':'));
    for (const permission of Object.keys(module.permissions ?? {})) set.add(permission);
  }
  return set;
}

/**
 * Everything that is inconsistent in what the modules declare; the start refuses when there is anything. `pages` are the
 * paths of the `*.page.web.tsx` and `*.page.ts` files, without which pages are not held against them.
 */
export function declarationProblems(
  modules: readonly Module[],
  endpoints: readonly Endpoint[],
  pages?: readonly string[],
): string[] {
  const views = modules.flatMap((module) => module.views ?? []);
  const resources = modules.flatMap((module) => module.resources);
  const kinds = new Map([...resources, ...lineKinds(resources)].map((resource) => [resource.name, resource]));
  const reminded = modules.flatMap((module) => module.reminders ?? []).flatMap(({ of }) => (of.view ? [of] : []));
  const problems = [...new Set([...resources, ...views, ...reminded])].flatMap((resource) =>
    resourceProblems(resource, kinds),
  );
  problems.push(...viewProblems(views), ...choiceProblems(resources, views), ...unitProblems([...resources, ...views]));
  problems.push(
    ...openProblems(resources),
    ...actProblems(modules, endpoints, resources),
    ...makeProblems(endpoints, resources),
  );
  const duplicates = resources.filter((r, i) => resources.findIndex((other) => other.name === r.name) !== i);
  problems.push(...duplicates.map((r) => `${r.name}: declared twice`));

  const permissions = grantable(modules);
  const seen = new Map<string, Endpoint>();
  for (const endpoint of endpoints) {
    const { method, path, permission, summary } = endpoint.route;
    const call = `${method} ${path}`;
    const key = `${method} ${path.replace(/\/$/, '').replace(/:\w+/g, ':')}`;
    if (seen.has(key)) problems.push(`${call}: two routes alike`);
    seen.set(key, endpoint);
    if (!permission) problems.push(`${call}: names no permission`);
    else if (permission !== 'public' && permission !== 'signedIn') {
      if (!canBeHeld(permission, permissions)) problems.push(`${call}: nobody could hold ${permission}`);
    }
    if (!summary?.zh || !summary?.en) problems.push(`${call}: a language of the summary is missing`);
  }
  const approvals = modules.flatMap((module) => module.approvals ?? []);
  for (const approvable of approvals) problems.push(...approvableProblems(approvable, resources));
  problems.push(...pageProblems({ modules, endpoints, kinds: new Set(kinds.keys()), files: pages }));
  problems.push(...linkProblems(modules), ...privacyProblems(modules));
  problems.push(...reminderProblems(modules), ...reportProblems(endpoints));
  return problems;
}

const canBeHeld = (permission: string, known: ReadonlySet<string>): boolean =>
  known.has(permission.split(':').slice(0, 2).join(':')) || known.has(permission);

const DOCUMENT_STATES = ['USE', 'IN_AUDIT', 'APPROVE', 'REJECT'];

/** What a declaration of approval names must be there, and its default flow must be one that could be published. */
function approvableProblems(approvable: Approvable, resources: readonly AnyResource[]): string[] {
  const at = `approval of ${approvable.resource}`;
  const resource = resources.find((known) => known.name === approvable.resource);
  if (!resource) return [`${at}: no module declares this resource`];
  const { status } = resource.fields;
  const states = status?.kind === 'state' ? Object.keys(optionsOf(status) ?? {}) : [];
  const problems = DOCUMENT_STATES.filter((name) => !states.includes(name)).map(
    (name) => `${at}: its field status has no state ${name}`,
  );
  const { conditionFields, facts, amount, ship, organization } = approvable;
  const named = [...conditionFields, ...facts, amount, ship, organization].filter((f) => f !== undefined);
  for (const field of named) if (!(field in resource.fields)) problems.push(`${at}: names ${field}, which is no field`);
  const knowledge = knowledgeOf(resource, approvable);
  for (const field of conditionFields)
    if (field in resource.fields && !(field in knowledge.conditionFields))
      problems.push(`${at}: no condition can be made of ${field}`);
  for (const { severity, path, message } of treeProblems(approvable.flow, knowledge))
    if (severity === 'error') problems.push(`${at}: ${path.map((part) => part.en).join(' > ')}: ${message.en}`);
  for (const { node } of walkTree(approvable.flow.nodes))
    if (node.kind === 'approve' && node.people.some((rule) => rule.by === 'user'))
      problems.push(`${at}: ${node.name.en} names users by id, whom no new database has`);
  return problems;
}
