import { type AnyResource, childOf } from '../resource/resource.ts';

const known = new Map<string, AnyResource>();

/** Makes the resources known by name, for references between domains. Called once at start with all of them. */
export function registerResources(resources: readonly AnyResource[]): void {
  for (const resource of resources) {
    const other = known.get(resource.name);
    if (other && other !== resource) throw new Error(`Two resources are named ${resource.name}`);
    known.set(resource.name, resource);
  }
}

export function resourceNamed(name: string): AnyResource {
  const resource = known.get(name);
  if (!resource) throw new Error(`No resource is named ${name}`);
  return resource;
}

export function findResource(name: string): AnyResource | undefined {
  return known.get(name);
}

export function allResources(): AnyResource[] {
  return [...known.values()];
}

export type Referrer = { resource: AnyResource; field: string; many: boolean; child?: AnyResource };

/** Everything that may point at a record of this resource, lines included. */
export function referrersOf(target: AnyResource): Referrer[] {
  const found: Referrer[] = [];
  const visit = (owner: AnyResource, holder: AnyResource): void => {
    for (const [field, declared] of Object.entries(holder.fields)) {
      if (declared.kind === 'ref' && declared.target === target.name) {
        found.push({
          resource: owner,
          field,
          many: declared.variant === 'many',
          ...(holder !== owner && { child: holder }),
        });
      }
      if (declared.kind === 'lines') visit(owner, childOf(declared));
    }
  };
  for (const resource of known.values()) visit(resource, resource);
  return found;
}
