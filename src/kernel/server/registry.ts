import { type AnyResource, childOf } from '../resource/resource.ts';

import type { Holder } from './declared.ts';

/** A kind of record, or of lines that others may refer to. */
export function resourceNamed({ db }: Holder, name: string): AnyResource {
  const resource = db.declared.resources.get(name) ?? db.declared.lines.get(name);
  if (!resource) throw new Error(`No resource is named ${name}`);
  return resource;
}

export function findResource({ db }: Holder, name: string): AnyResource | undefined {
  return db.declared.resources.get(name);
}

export function allResources({ db }: Holder): AnyResource[] {
  return [...db.declared.resources.values()];
}

/** What the list of a kind of record is read from: the view that stands in its place, or the records themselves. */
export const listedOf = ({ db }: Holder, resource: AnyResource): AnyResource =>
  db.declared.listed.get(resource.name) ?? resource;

export type Referrer = { resource: AnyResource; field: string; many: boolean; child?: AnyResource };

/** Everything that may point at a record of this resource, lines included. */
export function referrersOf(holder: Holder, target: AnyResource): Referrer[] {
  const found: Referrer[] = [];
  const visit = (owner: AnyResource, within: AnyResource): void => {
    for (const [field, declared] of Object.entries(within.fields)) {
      if (declared.kind === 'ref' && declared.target === target.name) {
        found.push({
          resource: owner,
          field,
          many: declared.variant === 'many',
          ...(within !== owner && { child: within }),
        });
      }
      if (declared.kind === 'lines') visit(owner, childOf(declared));
    }
  };
  // What a view reads is a record's own, which stands there by itself.
  for (const resource of allResources(holder)) if (!resource.view) visit(resource, resource);
  return found;
}
