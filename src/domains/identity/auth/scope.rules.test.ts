import { expect, test } from 'vitest';
import { dataScopeOf } from './scope.rules.ts';

const organizations = [
  { id: 1, parentId: null, type: 'PARENT_COMPANY' },
  { id: 2, parentId: 1, type: 'BRANCH_COMPANY' },
  { id: 3, parentId: 2, type: 'SHIP' },
  { id: 4, parentId: 1, type: 'SHIP' },
  { id: 5, parentId: 1, type: 'LAND_DEPT' },
];
const vessels = [
  { id: 30, organizationId: 3 },
  { id: 40, organizationId: 4 },
];

const scope = (given: { scopes: string[]; own: number[]; chosen?: number[]; data?: number[]; ships?: number[] }) =>
  dataScopeOf({
    roles: given.scopes.map((dataScope) => ({ code: dataScope, dataScope, organizationIds: given.chosen ?? [] })),
    ownOrganizations: given.own,
    dataOrganizations: given.data ?? [],
    responsibleVessels: given.ships ?? [],
    organizations,
    vessels,
  });

test('a role for all data opens everything', () =>
  expect(scope({ scopes: ['own', 'all'], own: [5] })).toEqual({ organization: 'all', vessel: 'all', ownOnly: false }));

test('a branch and below brings the ships of the branch', () =>
  expect(scope({ scopes: ['orgBelow'], own: [2] })).toMatchObject({ organization: [2, 3], vessel: [30] }));

test('the own organization alone brings no ship of another', () =>
  expect(scope({ scopes: ['org'], own: [5] })).toMatchObject({ organization: [5], vessel: [] }));

test('an account on a ship sees that ship alone', () =>
  expect(scope({ scopes: ['orgBelow'], own: [4] })).toMatchObject({ organization: [4], vessel: [40] }));

test('a responsibility adds a ship', () =>
  expect(scope({ scopes: ['org'], own: [5], ships: [40] })).toMatchObject({ vessel: [40] }));

test('chosen organizations bring everything below them', () =>
  expect(scope({ scopes: ['chosen'], own: [5], chosen: [2] })).toMatchObject({
    organization: [2, 3, 5],
    vessel: [30],
  }));

test('organizations granted to the person add to those of the roles', () =>
  expect(scope({ scopes: ['org'], own: [5], data: [2] })).toMatchObject({ organization: [2, 3, 5], vessel: [30] }));

test('only when every role is for own records does the person see just these', () => {
  expect(scope({ scopes: ['own'], own: [5] }).ownOnly).toBe(true);
  expect(scope({ scopes: ['own', 'org'], own: [5] }).ownOnly).toBe(false);
});
