import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataScopeOf } from './scope.rules.ts';
import { groundsOf } from './scope-grounds.rules.ts';

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
  { id: 50, organizationId: null },
];
const units = fc.subarray([1, 2, 3, 4, 5]);
const person = fc.record({
  roles: fc.array(
    fc.record({
      code: fc.constantFrom('A', 'B'),
      dataScope: fc.constantFrom('all', 'orgBelow', 'org', 'chosen', 'own'),
      organizationIds: units,
    }),
    { maxLength: 3 },
  ),
  ownOrganizations: units,
  dataOrganizations: units,
  responsibleVessels: fc.subarray([30, 40, 50]),
  organizations: fc.constant(organizations),
  vessels: fc.constant(vessels),
});

test('what is open has a ground, and what is closed has none', () => {
  fc.assert(
    fc.property(person, (one) => {
      const scope = dataScopeOf(one);
      for (const [dimension, ids] of [
        ['organization', [1, 2, 3, 4, 5]],
        ['vessel', [30, 40, 50]],
      ] as const) {
        const open = scope[dimension];
        for (const id of ids) {
          expect(groundsOf(one, dimension, id).length > 0).toBe(open === 'all' || open.includes(id));
        }
      }
    }),
  );
});

test('a ship is open by responsibility, and by the branch that the person heads', () => {
  const roles = [{ code: 'DEPT_LEADER', dataScope: 'orgBelow', organizationIds: null }];
  const one = { roles, ownOrganizations: [2], dataOrganizations: [], responsibleVessels: [30], organizations, vessels };
  expect(groundsOf(one, 'vessel', 30)).toEqual([
    { by: 'responsible' },
    { by: 'below', role: 'DEPT_LEADER', organizationId: 2 },
  ]);
  expect(groundsOf(one, 'vessel', 40)).toEqual([]);
});
