import { beforeAll, describe, expect, test } from 'vitest';
import { sealed } from '../../../kernel/testing/sealed.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import type { Company } from '../company.ts';
import { bodyFor, filledPath, nameOf, type Sweep, send } from './sweep.ts';

const PASSWORD = 'Haiyue-2026';

/** Two firms of each type of supplier. */
const PAIRS = [
  { type: 'quote', usernames: ['vendor.marine', 'vendor.spares'] },
  { type: 'shipRepair', usernames: ['yard.zhoushan', 'yard.dalian'] },
] as const;

type Firm = { readonly as: Send; readonly partnerId: number };

/** Somebody of a supplier, signed in by the product's own sign-in. */
export async function firmOf(company: Company, username: string, type: string): Promise<Firm> {
  const nobody = company.withToken(undefined);
  const password = await sealed(nobody, PASSWORD, { uuid: '' });
  const answer = await nobody<{ token: string; businessId: number }>('POST', '/auth/vendorLogin', {
    username,
    password,
    uuid: '',
    type,
  });
  expect([username, answer.status]).toEqual([username, 200]);
  return { as: company.withToken(answer.body.token), partnerId: answer.body.businessId };
}

/** A supplier is answered as if another's did not exist, by every call that suppliers have; calls of staff refuse him. */
export function sweepOtherSuppliers(sweep: Sweep): void {
  const { company, given } = sweep;
  const theirs = sweep.endpoints.filter(({ route }) => route.realm === 'vendor' && route.permission !== 'public');
  const staff = sweep.endpoints.filter(({ route }) => route.realm !== 'vendor' && route.permission !== 'public');

  describe.each(PAIRS)('a supplier of type $type', ({ type, usernames }) => {
    let firms: readonly Firm[];
    beforeAll(async () => {
      firms = await Promise.all(usernames.map((username) => firmOf(company(), username, type)));
    });

    test('is refused by every call of staff', async () => {
      const wrong: string[] = [];
      for (const endpoint of staff) {
        const { status } = await send(firms[0]!.as, endpoint, filledPath(endpoint.route.path, 1), { body: {} });
        if (status !== 403) wrong.push(`${nameOf(endpoint)} ${status}`);
      }
      expect(wrong).toEqual([]);
    });

    if (theirs.length === 0) return;

    test('finds nothing of another, by any call', async () => {
      const wrong: string[] = [];
      let asked = 0;
      for (const { as, partnerId } of firms) {
        const foreign = (await given.foreign?.(company(), partnerId)) ?? {};
        for (const endpoint of theirs) {
          const { route } = endpoint;
          // A change names its record in the body.
          const named = route.method === 'PUT' && route.path in foreign;
          if (!route.path.includes(':') && !named) continue;
          const ids = foreign[route.path.split('/:')[0]!];
          if (!ids) wrong.push(`${nameOf(endpoint)}: nothing of another is known to ask for`);
          for (const id of ids ?? []) {
            asked += 1;
            const body = bodyFor(sweep, endpoint, named ? { id, version: 1 } : {});
            const { status } = await send(as, endpoint, filledPath(route.path, id), body);
            if (status !== 404) wrong.push(`${nameOf(endpoint)} ${id}: ${status}`);
          }
        }
      }
      expect(wrong).toEqual([]);
      expect(asked).toBeGreaterThan(0);
    });

    test('has none of another in his lists', async () => {
      for (const { as, partnerId } of firms) {
        const foreign = (await given.foreign?.(company(), partnerId)) ?? {};
        for (const [base, ids] of Object.entries(foreign)) {
          if (!theirs.some(({ route }) => route.method === 'GET' && route.path === base)) continue;
          const { status, raw } = await as('GET', base);
          expect([base, status]).toEqual([base, 200]);
          const shown = [...raw.toString().matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id));
          expect([base, shown.filter((id) => ids.includes(id))]).toEqual([base, []]);
        }
      }
    });
  });
}
