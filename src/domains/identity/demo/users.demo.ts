import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import { setSharedPassword } from '../auth/credential.server.ts';
import type { JobCode } from '../jobs/job-seed.text.ts';
import { organization } from '../organizations/organization.resource.ts';
import { user } from '../users/user.resource.ts';
import { DEMO_USERNAMES, startPassword } from './accounts.server.ts';
import type { DemoOrganizations } from './organizations.demo.ts';
import { inventPeople, latinName, seededRandom } from './people.demo.ts';

const records = recordsOf(user);
const organizations = recordsOf(organization);

type Named = readonly [username: string, name: string, unit: string, roles: readonly string[], job: JobCode | null];

/** The accounts of demo.md with their department's code. */
const NAMED: readonly Named[] = [
  ['gm', '林远航', 'GMO', ['GM', 'DATA_SHOW'], 'GM'],
  ['ops', '周海宁', 'OPS', ['OPERATOR', 'FUEL_CLERK', 'DEPT_LEADER'], 'DEPT_MANAGER'],
  ['chartering', '许文博', 'CHT', ['CHARTERING'], 'DEPT_MANAGER'],
  ['tech', '韩立群', 'TEC', ['SUPT_TECH', 'SUPT_MARINE'], 'SUPT_TECH'],
  ['purchaser', '方晓雯', 'PUR', ['BUYER'], 'SPECIALIST'],
  ['qhse', '石敬安', 'QHSE', ['QHSE_MGR', 'DPA'], 'DEPT_MANAGER'],
  ['crewing', '唐明玉', 'CRW', ['CREW_MANAGER'], 'DEPT_MANAGER'],
  ['hr', '苏怡然', 'HR', ['HR_MANAGER'], 'DEPT_MANAGER'],
  ['finance', '顾正清', 'FIN', ['FIN_MANAGER'], 'DEPT_MANAGER'],
  ['cashier', '叶静', 'FIN', ['CASHIER'], 'CASHIER'],
];

/** Staff by unit: how many, which post and which role the rank and file have. They are 290 with the named ones 300. */
const STAFF: readonly (readonly [unit: string, count: number, job: JobCode, role: string])[] = [
  ['GMO', 9, 'SPECIALIST', 'BOARD_SECRETARY'],
  ['OPS', 28, 'OPERATOR', 'OPERATOR'],
  ['CHT', 18, 'SPECIALIST', 'CHARTERING'],
  ['TEC', 34, 'SUPT_TECH', 'SUPT_TECH'],
  ['PUR', 26, 'SPECIALIST', 'BUYER'],
  ['QHSE', 16, 'SPECIALIST', 'QHSE_OFF'],
  ['CRW', 30, 'SPECIALIST', 'CREW_DISPATCHER'],
  ['HR', 14, 'SPECIALIST', 'HR_CLERK'],
  ['FIN', 25, 'ACCOUNTANT', 'FIN_COST'],
  ['IT', 9, 'SPECIALIST', 'DUTY_OFFICER'],
  ['SH-GEN', 8, 'SPECIALIST', 'HR_CLERK'],
  ['SH-OPS', 12, 'OPERATOR', 'OPERATOR'],
  ['SH-CRW', 7, 'SPECIALIST', 'CREW_DISPATCHER'],
  ['SH-FIN', 5, 'ACCOUNTANT', 'FIN_AP'],
  ['DL-GEN', 7, 'SPECIALIST', 'HR_CLERK'],
  ['DL-OPS', 9, 'OPERATOR', 'OPERATOR'],
  ['DL-CRW', 7, 'SPECIALIST', 'CREW_DISPATCHER'],
  ['DL-FIN', 4, 'ACCOUNTANT', 'FIN_AP'],
  ['SG-GEN', 5, 'SPECIALIST', 'HR_CLERK'],
  ['SG-OPS', 10, 'OPERATOR', 'OPERATOR'],
  ['SG-CRW', 4, 'SPECIALIST', 'CREW_DISPATCHER'],
  ['SG-FIN', 3, 'ACCOUNTANT', 'FIN_AP'],
];

/** What some of the staff are beside the rank and file, by their place in their unit: whom approvals ask for. */
const HEADS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  TEC: { 0: 'TECH_MGR' },
  PUR: { 0: 'PUR_MANAGER' },
  FIN: { 0: 'CFO', 1: 'FIN_AP', 2: 'FIN_BUDGET' },
};

/** Some of the staff sign in too, each at a place in their unit: whose duties are kept apart from those of the named ones. */
const SIGNERS: Readonly<Record<string, Readonly<Record<number, { username: string; role?: string }>>>> = {
  OPS: { 1: { username: 'fuel', role: 'FUEL_CLERK' } },
  TEC: { 0: { username: 'techmanager' } },
  PUR: { 0: { username: 'purmanager' } },
  FIN: { 0: { username: 'cfo' }, 1: { username: 'payables' } },
  'SH-FIN': { 0: { username: 'treasury' } },
};

type Known = {
  units: DemoOrganizations;
  roles: ReadonlyMap<string, number>;
  jobs: ReadonlyMap<string, number>;
  /** The share of each unit's staff that there is. */
  staff: number;
  inThirtyDays: string;
};

const phoneOf = (index: number): string => `021-5888${String(1000 + index).slice(-4)}`;

/** Accounts and staff; the accounts of demo.md get the password of the start. */
export async function demoUsers(ctx: Ctx, known: Known): Promise<void> {
  const ids = new Map<string, number>();
  const add = async (draft: Record<string, unknown>, roles: readonly string[], job: string | null): Promise<number> => {
    const row = await records.create(
      ctx,
      withDefaults(user, {
        phone: phoneOf(ids.size),
        email: `${String(draft.username)}@haiyue.example`,
        ...draft,
        roleIds: roles.flatMap((code) => known.roles.get(code) ?? []),
        jobIds: job ? [known.jobs.get(job)].filter((id) => id !== undefined) : [],
      }),
    );
    ids.set(String(draft.username), row.id);
    return row.id;
  };
  const unit = (code: string): number => known.units.byCode.get(code) ?? known.units.root;

  for (const [username, name, code, roles, job] of NAMED) {
    const id = await add({ username, name, nameEn: latinName(name), organizationId: unit(code) }, roles, job);
    const leads = job === 'DEPT_MANAGER' || job === 'GM';
    if (leads) await lead(ctx, unit(code), id);
  }
  // Their ship signs them on as soon as she is there.
  await add(
    { username: 'master.pioneer', name: '陆沧海', nameEn: 'Lu Canghai', organizationId: known.units.root },
    ['MASTER'],
    'MASTER',
  );
  await add(
    { username: 'ce.pioneer', name: '邓铁成', nameEn: 'Deng Tiecheng', organizationId: known.units.root },
    ['CHIEF_ENGINEER', 'SHIP_HEAD'],
    'CHIEF_ENGINEER',
  );
  const auditor = {
    username: 'auditor',
    name: '外部审核员',
    nameEn: 'External auditor',
    organizationId: unit('QHSE'),
    temporary: true,
    expiresOn: known.inThirtyDays,
  };
  await add(auditor, ['AUDITOR'], null);
  await add({ username: 'nobody', name: '新员工', nameEn: 'New colleague', organizationId: unit('GMO') }, [], null);

  await addStaff(ctx, { add, unit, share: known.staff });
  const [admin] = await ctx.db.query<{ id: number }>(`select id from identity_user where username = 'admin'`);
  const signers = DEMO_USERNAMES.flatMap(
    (username) => ids.get(username) ?? (username === 'admin' ? (admin?.id ?? []) : []),
  );
  await setSharedPassword(ctx.db, signers, startPassword(), ctx.now);
}

type Staffing = {
  add: (draft: Record<string, unknown>, roles: readonly string[], job: string | null) => Promise<number>;
  unit: (code: string) => number;
  share: number;
};

async function addStaff(ctx: Ctx, { add, unit, share }: Staffing): Promise<void> {
  const staff = STAFF.map(([code, count, ...rest]) => [code, Math.ceil(count * share), ...rest] as const);
  const random = seededRandom(20_090_618);
  const people = inventPeople(
    staff.reduce((sum, [, count]) => sum + count, 0),
    DEMO_USERNAMES,
    random,
  );
  const led = new Set(
    NAMED.filter(([, , , , job]) => job === 'DEPT_MANAGER' || job === 'GM').map(([, , code]) => code),
  );
  for (const [code, count, job, role] of staff) {
    for (const [index, person] of people.splice(0, count).entries()) {
      const first = index === 0;
      const signer = SIGNERS[code]?.[index];
      const rank = first ? ['DEPT_LEADER', role] : [role];
      const roles = [...rank, ...[signer?.role, HEADS[code]?.[index]].filter((extra) => extra !== undefined)];
      const username = signer?.username ?? person.username;
      const post = first ? (led.has(code) ? 'DEPUTY_MANAGER' : 'DEPT_MANAGER') : job;
      const id = await add({ ...person, username, organizationId: unit(code) }, roles, post);
      if (first && !led.has(code)) await lead(ctx, unit(code), id);
    }
  }
}

async function lead(ctx: Ctx, organizationId: number, userId: number): Promise<void> {
  const leaders = [{ userId, capacity: 'LEADER' }];
  await organizations.patch(ctx, organizationId, { leaderId: userId, leaders }, { action: 'edit' });
}

/** Gives people their ship: her unit becomes theirs. */
export async function signOn(ctx: Ctx, usernames: readonly string[], organizationId: number): Promise<void> {
  const people = await ctx.db.query<{ id: number }>(
    'select id from identity_user where deleted_at is null and username = any($1::text[])',
    [usernames],
  );
  for (const { id } of people) await records.patch(ctx, id, { organizationId }, { action: 'edit' });
}
