import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../app/testing/company.ts';
import type { Send } from '../../kernel/testing/server.ts';

let company: Company;
let own: number;
/** Holds every permission, and sees the master's ship alone. */
let mighty: Send;
beforeAll(async () => {
  company = await companyServer();
  const master = await company.signIn('master.pioneer');
  const { body } = await master<{ user: { vesselIds: number[] } }>('GET', '/auth/info');
  own = body.user.vesselIds[0]!;
  mighty = company.as({ scope: { vessel: [own], organization: 'all' }, roles: ['MASTER'] });
}, 120_000);
afterAll(() => company.close());

test('the board and the map show no other ship to a master', async () => {
  const board = (await mighty<{ shipId: number }[]>('GET', '/api/voyage/board')).body;
  expect(board.map((row) => row.shipId)).toEqual([own]);
  for (const type of [1, 2]) {
    const ships = (await mighty<{ shipId: number }[]>('GET', `/api/voyage/map-ships?type=${type}`)).body;
    expect(ships.filter((row) => row.shipId !== own)).toEqual([]);
  }
});

test('a record of the own ship can neither be given to another nor name what belongs to another', async () => {
  const [other] = await company.db.query<{ ship: number }>(
    'select ship_name as ship from voyage_report where ship_name <> $1 order by id desc limit 1',
    [own],
  );
  const span = { from: '2026-05-01T00:00:00Z', to: '2026-05-02T00:00:00Z', reason: 'REPAIR' };
  const made = await mighty<{ id: number; version: number }>('POST', '/api/voyage/noon-exemptions', {
    shipName: own,
    ...span,
  });
  expect(made.status).toBe(200);
  for (const [method, body] of [
    ['POST', { shipName: other!.ship, ...span }],
    ['PUT', { ...made.body, shipName: other!.ship }],
  ] as const) {
    const answer = await mighty<{ errors: { field: string }[] }>(method, '/api/voyage/noon-exemptions', body);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'shipName' }] } });
  }
});
