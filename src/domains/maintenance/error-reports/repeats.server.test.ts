import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Reply } from '../../../kernel/route.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { errorReport } from './error-report.resource.ts';
import type { faultRepeatsCall } from './repeat.calls.ts';

type Told = Reply<typeof faultRepeatsCall>;
type Planted = { no: string; on: number; at: number; repaired?: number; state?: string };

const PATH = '/api/maintenance/error-reports/repeats';
const LIST = 'maintenance:errorReport:list';
const day = (days: number): string => officeDay(daysFrom(days));

let company: Company;
let fleet: Send;
/** The same machine on two ships, neither of which ever failed, and the ships. */
let own: number;
let sister: number;
let ship: number;
let other: number;

const of = (...vessels: number[]): Send =>
  company.as({ permissions: new Set([LIST]), scope: { vessel: vessels, organization: 'all' } });

async function plant(faults: readonly Planted[]): Promise<void> {
  await recordsOf(errorReport).createMany(
    company.ctx({ reason: '试验' }),
    faults.map(({ no, on, at, repaired, state = 'CLOSED' }) => ({
      draft: {
        equipmentId: on,
        shipId: on === own ? ship : other,
        occurTime: daysFrom(at).toISOString(),
        severity: 'MINOR',
        impact: 'REDUCED',
        phenomenon: `现象 ${no}`,
        cause: '磨损',
        cure: '换新',
        finishDate: repaired === undefined ? null : day(repaired),
      },
      server: { reportNo: no, reportStatus: state },
    })),
  );
}

beforeAll(async () => {
  company = await companyServer();
  fleet = company.as({ permissions: new Set([LIST]), scope: { vessel: 'all', organization: 'all' } });
  const found = await company.db.query<{ id: number; ship: number }>(
    `select min(e.id) as id, e.ship_id as ship from maintenance_equipment e where e.node_type = 'EQUIPMENT' and e.deleted_at is null
       and not exists (select from maintenance_error_report r where r.equipment_id = e.id) group by e.ship_id order by e.ship_id limit 2`,
  );
  [own, sister] = [found[0]!.id, found[1]!.id];
  [ship, other] = [found[0]!.ship, found[1]!.ship];
  await company.db.query(
    `update maintenance_equipment set maker = case when id = $1 then '试验厂' else '试验厂 ' end, model = case when id = $1 then 'RX-9' else 'rx-9' end
     where id in ($1, $2)`,
    [own, sister],
  );
  await plant([
    { no: 'T-LONG-AGO', on: own, at: -1300, repaired: -1299 },
    { no: 'T-FIRST', on: own, at: -400, repaired: -395 },
    { no: 'T-SECOND', on: own, at: -100, repaired: -98 },
    { no: 'T-OPEN', on: own, at: -20, state: 'HANDLING' },
    { no: 'T-DRAFT', on: own, at: -10, state: 'DRAFT' },
    { no: 'T-SISTER', on: sister, at: -5, repaired: -4 },
  ]);
}, 180_000);
afterAll(() => company.close());

const ask = async (query: string, by: Send = fleet): Promise<Told['repeats']> =>
  (await by<Told>('GET', `${PATH}?${query}`)).body.repeats;

test('of the component first, then of its model on a sister, each with its cure and how long that held', async () => {
  const found = await ask(`equipmentId=${own}`);
  expect(found.map(({ serialNo, cure, heldDays }) => [serialNo, cure, heldDays])).toEqual([
    ['T-OPEN', 'OPEN', null],
    ['T-SECOND', 'FAILED', 78],
    ['T-FIRST', 'FAILED', 295],
    ['T-SISTER', 'HELD', null],
  ]);
  expect(found[1]).toMatchObject({
    shipId: ship,
    equipmentId: own,
    day: day(-100),
    phenomenon: '现象 T-SECOND',
    cause: '磨损',
    remedy: '换新',
  });
});

test('a report that is changed is not its own repeat, and nothing of after its day is told', async () => {
  const [open] = await ask(`equipmentId=${own}`);
  const without = await ask(`equipmentId=${own}&except=${open!.id}`);
  expect(without.map(({ serialNo }) => serialNo)).toEqual(['T-SECOND', 'T-FIRST', 'T-SISTER']);
  const then = await ask(`equipmentId=${own}&day=${day(-99)}`);
  expect(then.map(({ serialNo }) => serialNo)).toEqual(['T-SECOND', 'T-FIRST']);
});

test('whoever sees one ship is told of her alone, and of a machine of another ship nothing', async () => {
  expect((await ask(`equipmentId=${own}`, of(ship))).map(({ shipId }) => shipId)).toEqual([ship, ship, ship]);
  expect(await ask(`equipmentId=${own}`, of(other))).toEqual([]);
  expect((await ask(`equipmentId=${sister}`, of(other))).map(({ serialNo }) => serialNo)).toEqual(['T-SISTER']);
});

test('whoever may not read error reports may not look, and no machine is no question', async () => {
  const nobody = company.as({ permissions: new Set(['maintenance:equipment:list']), scope: { vessel: 'all' } });
  expect((await nobody('GET', `${PATH}?equipmentId=${own}`)).status).toBe(403);
  expect((await fleet('GET', PATH)).status).toBe(400);
  expect((await fleet('GET', `${PATH}?equipmentId=0`)).status).toBe(400);
});

test('of a model that fails again and again the newest six are told', async () => {
  await plant([1, 2, 3, 4, 5, 6, 7].map((no) => ({ no: `T-S${no}`, on: sister, at: -300 - no, repaired: -299 - no })));
  const found = await ask(`equipmentId=${own}`);
  expect(found.filter(({ shipId }) => shipId === other).map(({ serialNo }) => serialNo)).toEqual([
    'T-SISTER',
    'T-S1',
    'T-S2',
    'T-S3',
    'T-S4',
    'T-S5',
  ]);
});
