import { type AnyResource, childOf } from '../resource/resource.ts';

import type { Holder } from './declared.ts';

export function resourceNamed({ db }: Holder, name: string): AnyResource {
  const resource = db.declared.resources.get(name);
  if (!resource) throw new Error(`No resource is named ${name}`);
  return resource;
}

export function findResource({ db }: Holder, name: string): AnyResource | undefined {
  return db.declared.resources.get(name);
}

export function allResources({ db }: Holder): AnyResource[] {
  return [...db.declared.resources.values()];
}

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
  for (const resource of allResources(holder)) visit(resource, resource);
  return found;
}
