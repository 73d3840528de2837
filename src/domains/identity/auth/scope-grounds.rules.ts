import { withBelow } from '../organizations/organization.rules.ts';
import type { ScopePerson } from './scope.rules.ts';

/** By what a record lies in a person's data. `role` and `organizationId` say which one, where it is one. */
export type Ground = {
  readonly by: 'all' | 'ship' | 'own' | 'below' | 'chosen' | 'granted' | 'responsible';
  readonly role?: string;
  readonly organizationId?: number;
};

/**
 * Every ground on which an organisation or a ship is open to a person; none when it is closed. Says why `dataScopeOf` answers as
 * it does: a test holds the two against each other.
 */
export function groundsOf(person: ScopePerson, dimension: string, id: number): Ground[] {
  const all = person.roles.filter((role) => role.dataScope === 'all');
  if (all.length > 0) return all.map(({ code }) => ({ by: 'all', role: code }));
  if (dimension === 'organization') return organizationGrounds(person, id);
  if (dimension !== 'vessel') return [];
  const vessel = person.vessels.find((one) => one.id === id);
  const bySeen = vessel?.organizationId ? organizationGrounds(person, vessel.organizationId) : [];
  const responsible: Ground[] = person.responsibleVessels.includes(id) ? [{ by: 'responsible' }] : [];
  return [...responsible, ...bySeen];
}

function organizationGrounds(person: ScopePerson, id: number): Ground[] {
  const { organizations, roles } = person;
  const ships = new Set(organizations.filter((one) => one.type === 'SHIP').map((one) => one.id));
  const onShip = person.ownOrganizations.filter((one) => ships.has(one));
  if (onShip.length > 0) return onShip.includes(id) ? [{ by: 'ship', organizationId: id }] : [];
  const holder = (roots: readonly number[]) => roots.filter((root) => withBelow(organizations, [root]).has(id));
  const own: Ground[] = person.ownOrganizations.includes(id) ? [{ by: 'own', organizationId: id }] : [];
  return [
    ...own,
    ...holder(person.dataOrganizations).map((organizationId): Ground => ({ by: 'granted', organizationId })),
    ...roles.flatMap((role): Ground[] => {
      const roots =
        role.dataScope === 'orgBelow'
          ? person.ownOrganizations
          : role.dataScope === 'chosen'
            ? (role.organizationIds ?? [])
            : [];
      const by = role.dataScope === 'orgBelow' ? 'below' : 'chosen';
      return holder(roots).map((organizationId) => ({ by, role: role.code, organizationId }));
    }),
  ];
}
