import { withBelow } from '../organizations/organization.rules.ts';

export type RoleFacts = { code: string; dataScope: string; organizationIds: readonly number[] | null };
export type OrganizationFacts = { id: number; parentId: number | null; type: string };
export type VesselFacts = { id: number; organizationId: number | null };

type DataScopeResult = {
  organization: 'all' | number[];
  vessel: 'all' | number[];
  ownOnly: boolean;
};

/** What a person's data scope is worked out from. */
export type ScopePerson = {
  readonly roles: readonly RoleFacts[];
  readonly ownOrganizations: readonly number[];
  readonly dataOrganizations: readonly number[];
  readonly responsibleVessels: readonly number[];
  readonly organizations: readonly OrganizationFacts[];
  readonly vessels: readonly VesselFacts[];
};

/**
 * Which organisations and ships a person's roles open. The widest role wins. An account on a ship sees that ship alone,
 * unless a role opens everything; responsibilities add ships.
 */
export function dataScopeOf(person: ScopePerson): DataScopeResult {
  const { roles, organizations, vessels } = person;
  if (roles.some((role) => role.dataScope === 'all')) return { organization: 'all', vessel: 'all', ownOnly: false };
  const shipIds = new Set(organizations.filter((o) => o.type === 'SHIP').map((o) => o.id));
  const onShip = person.ownOrganizations.filter((id) => shipIds.has(id));
  const seen = onShip.length > 0 ? new Set(onShip) : openedBy(person);
  const ships = new Set(person.responsibleVessels);
  for (const vessel of vessels) {
    if (vessel.organizationId !== null && seen.has(vessel.organizationId)) ships.add(vessel.id);
  }
  return {
    organization: [...seen].toSorted((a, b) => a - b),
    vessel: [...ships].toSorted((a, b) => a - b),
    ownOnly: roles.length > 0 && roles.every((role) => role.dataScope === 'own'),
  };
}

function openedBy(person: {
  roles: readonly RoleFacts[];
  ownOrganizations: readonly number[];
  dataOrganizations: readonly number[];
  organizations: readonly OrganizationFacts[];
}): Set<number> {
  const { organizations } = person;
  const seen = new Set<number>([...person.ownOrganizations, ...withBelow(organizations, person.dataOrganizations)]);
  for (const role of person.roles) {
    if (role.dataScope === 'orgBelow') for (const id of withBelow(organizations, person.ownOrganizations)) seen.add(id);
    if (role.dataScope === 'chosen')
      for (const id of withBelow(organizations, role.organizationIds ?? [])) seen.add(id);
  }
  return seen;
}
