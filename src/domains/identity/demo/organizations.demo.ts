import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import { type OrganizationType, organization } from '../organizations/organization.resource.ts';

const records = recordsOf(organization);

type Unit = readonly [code: string, name: string, nameEn: string];

const DEPARTMENTS: readonly Unit[] = [
  ['GMO', '总经理办公室', "General Manager's Office"],
  ['OPS', '航运部', 'Operations'],
  ['CHT', '商务部', 'Chartering'],
  ['TEC', '船技部', 'Technical'],
  ['PUR', '物资采购部', 'Purchasing'],
  ['QHSE', '安全质量部', 'QHSE'],
  ['CRW', '船员部', 'Crewing'],
  ['HR', '人力资源部', 'HR'],
  ['FIN', '财务部', 'Finance'],
  ['IT', '信息部', 'IT'],
];

const BRANCHES: readonly Unit[] = [
  ['SH', '海岳上海', 'Haiyue Shanghai'],
  ['DL', '海岳大连', 'Haiyue Dalian'],
  ['SG', '海岳新加坡', 'Haiyue Singapore'],
];

const BRANCH_DEPARTMENTS: readonly Unit[] = [
  ['GEN', '综合部', 'General Affairs'],
  ['OPS', '航运部', 'Operations'],
  ['CRW', '船员部', 'Crewing'],
  ['FIN', '财务部', 'Finance'],
];

export type DemoOrganizations = {
  readonly root: number;
  /** Ids by code: `OPS`, `SH`, `SH-FIN`. */
  readonly byCode: ReadonlyMap<string, number>;
};

/** The group with its departments and branches. The root is the one that every database starts with. */
export async function demoOrganizations(ctx: Ctx, root: number): Promise<DemoOrganizations> {
  await records.patch(
    ctx,
    root,
    { name: '海岳航运集团', nameEn: 'Haiyue Shipping Group', code: 'HYG' },
    { action: 'edit' },
  );
  const byCode = new Map<string, number>([['HYG', root]]);
  const add = async (unit: Unit, type: OrganizationType, parentId: number, code: string, sortNum: number) => {
    const draft = { name: unit[1], nameEn: unit[2], code, type, parentId, sortNum };
    const { id } = await records.create(ctx, withDefaults(organization, draft));
    byCode.set(code, id);
    return id;
  };
  for (const [i, unit] of DEPARTMENTS.entries()) await add(unit, 'LAND_DEPT', root, unit[0], (i + 1) * 10);
  for (const [i, branch] of BRANCHES.entries()) {
    const id = await add(branch, 'BRANCH_COMPANY', root, branch[0], 200 + i * 10);
    for (const [j, unit] of BRANCH_DEPARTMENTS.entries()) {
      await add(unit, 'DEPT', id, `${branch[0]}-${unit[0]}`, (j + 1) * 10);
    }
  }
  return { root, byCode };
}

/** The group as it stands, for those who build on it. */
export async function demoUnits(ctx: Ctx): Promise<DemoOrganizations> {
  const units = await ctx.db.query<{ id: number; code: string; type: OrganizationType }>(
    'select id, code, type from identity_organization where deleted_at is null and code is not null order by id',
  );
  const root = units.find(({ type }) => type === 'PARENT_COMPANY');
  if (!root) throw new Error('The parent company is missing: the seed runs before the demo');
  return { root: root.id, byCode: new Map(units.map(({ id, code }) => [code, id])) };
}

/** One organisation of type SHIP for each vessel. */
export async function demoShipOrganization(
  ctx: Ctx,
  ship: { name: string; nameEn: string; shipCode: string; parentId: number; sortNum: number; disposed: boolean },
): Promise<number> {
  const { name, nameEn, parentId, sortNum } = ship;
  const status = ship.disposed ? 'STOP' : 'USE';
  const draft = { name, nameEn, code: ship.shipCode, type: 'SHIP', parentId, sortNum, status };
  return (await records.create(ctx, withDefaults(organization, draft))).id;
}
