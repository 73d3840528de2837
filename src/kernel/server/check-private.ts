import { choicesOf } from '../resource/choices.ts';
import { type AnyResource, childOf, fieldsOf, nameFields } from '../resource/resource.ts';
import type { Module } from './module.ts';

/** A private field that something else would tell, and permissions of private fields without words of their own. */
export function privacyProblems(modules: readonly Module[]): string[] {
  const worded = new Set(modules.flatMap(({ permissions = {} }) => Object.keys(permissions)));
  const resources = modules.flatMap(({ resources, views = [] }) => [...resources, ...views]);
  const kinds = new Map(resources.map((resource) => [resource.name, resource]));
  const isPrivate = (kind: string, field: string): boolean => kinds.get(kind)?.fields[field]?.private !== undefined;
  const problems = resources.flatMap((resource) => ofKind(resource, worded, isPrivate));
  // A condition may look at what is private: what it answers is a way, never a figure.
  for (const { resource, facts } of modules.flatMap(({ approvals = [] }) => approvals))
    for (const field of facts)
      if (isPrivate(resource, field)) problems.push(`${resource}: an approval shows ${field}, which is private`);
  return problems;
}

function ofKind(
  resource: AnyResource,
  worded: ReadonlySet<string>,
  isPrivate: (kind: string, field: string) => boolean,
): string[] {
  const { name, fields, unique = [], scope = {}, titleEn } = resource;
  const told = [...nameFields(resource), titleEn ?? [], ...unique, Object.values(scope)].flat();
  const problems = told
    .filter((field) => fields[field]?.private)
    .map((field) => `${name}.${field}: what names a record, tells it apart or scopes it cannot be private`);
  for (const [field, { private: permission }] of fieldsOf(resource))
    if (permission && !worded.has(permission))
      problems.push(`${name}.${field}: no module gives words to ${permission}`);
  for (const [field, { target, ...declared }] of fieldsOf(resource, 'ref')) {
    const { where = {}, brings = {} } = choicesOf({ target, ...declared });
    for (const other of [...Object.keys(where), ...Object.values(brings)])
      if (isPrivate(String(target), other))
        problems.push(`${name}.${field}: its choice tells ${other}, which is private`);
  }
  for (const [, field] of fieldsOf(resource, 'lines')) {
    const child = childOf(field);
    for (const [inner, { kind, variant, private: permission }] of fieldsOf(child))
      if (variant === 'sealed' || (permission && kind === 'file'))
        problems.push(`${child.name}.${inner}: sealed texts and private files stand in records of their own`);
  }
  return problems;
}
