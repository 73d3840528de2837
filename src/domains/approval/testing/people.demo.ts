import type { Ctx, User } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { snapshotOf, statementsBetween } from '../../../kernel/server/db/schema-sql.ts';
import { tablesOf } from '../../../kernel/server/db/table.ts';
import { createVessel } from '../../fleet/public.server.ts';
import { shipResponsibility } from '../../fleet/public.ts';
import { job, organization, role, user } from '../../identity/public.ts';
import { claim } from './claim.demo.ts';

/** The people of the trial company. Lin leads the department of Zhou, Chen the company; Wu looks after the ship. */
export const NAMES = {
  admin: '管理员',
  zhou: '周岩',
  lin: '林海',
  chen: '陈总',
  wu: '吴主管',
  qian: '钱工',
  sun: '孙工',
  li: '李四',
} as const;
export type Name = keyof typeof NAMES;

export type Company = {
  ids: Record<Name, number>;
  vesselId: number;
  otherVesselId: number;
  userOf: (name: Name) => Partial<User>;
};

/** Tables of the trial documents and the people who approve them. */
export async function trialCompany(ctx: Ctx): Promise<Company> {
  for (const statement of await statementsBetween(undefined, snapshotOf(tablesOf(claim))))
    await ctx.db.query(statement);
  const organizations = recordsOf(organization);
  const root = await organizations.create(ctx, { name: '总公司', code: 'HQ', type: 'PARENT_COMPANY' });
  const dept = await organizations.create(ctx, { name: '航运部', code: 'OPS', type: 'DEPT', parentId: root.id });
  const admin = await recordsOf(role).create(ctx, { name: '系统管理员', code: 'ADMIN', level: 1, dataScope: 'all' });
  const post = await recordsOf(job).create(ctx, { name: '工程师', code: 'ENG' });
  const people = recordsOf(user);
  const ids = {} as Record<Name, number>;
  for (const [username, name] of Object.entries(NAMES) as [Name, string][]) {
    const row = await people.create(ctx, {
      username,
      name,
      organizationId: username === 'chen' || username === 'admin' ? root.id : dept.id,
      ...(username === 'admin' && { roleIds: [admin.id] }),
      ...((username === 'qian' || username === 'sun') && { jobIds: [post.id] }),
    });
    ids[username] = row.id;
  }
  await organizations.update(ctx, { id: dept.id, version: dept.version, leaderId: ids.lin });
  await organizations.update(ctx, { id: root.id, version: root.version, leaderId: ids.chen });
  const ship = {
    type: 'OIL_CHEMICAL_TANKER',
    tradeArea: 'COASTAL',
    ownership: 'OWN',
    serviceSpeed: '12.00',
    scantlingDraft: '9.00',
    maxSpeed: '14.00',
    pitch: '4.000',
    engineRpm: '105.0',
  };
  const vessels = [
    { ...ship, name: '海试', nameEn: 'TRIAL', shipCode: 'TR', imo: '9074729' },
    { ...ship, name: '海验', nameEn: 'PROOF', shipCode: 'PR', imo: '9321483' },
  ];
  const { id: vesselId } = await createVessel(ctx, vessels[0]!);
  const { id: otherVesselId } = await createVessel(ctx, vessels[1]!);
  await recordsOf(shipResponsibility).create(ctx, { userId: ids.wu, vesselId, kind: 'VM', fromDate: '2020-01-01' });
  return {
    ids,
    vesselId,
    otherVesselId,
    userOf: (name) => ({
      id: ids[name],
      username: name,
      name: NAMES[name],
      permissions: new Set(
        name === 'admin'
          ? ['*']
          : ['trial:claim:list', 'trial:claim:add', 'trial:claim:edit', 'trial:claim:del', 'trial:claim:submit'],
      ),
      ...(name !== 'admin' && { scope: { vessel: [vesselId], organization: [dept.id] } }),
    }),
  };
}
