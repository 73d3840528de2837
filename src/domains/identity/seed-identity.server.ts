import type { Ctx } from '../../kernel/server/context.ts';
import { recordsOf } from '../../kernel/server/crud/records.ts';
import { withDefaults } from '../../kernel/server/crud/with-defaults.ts';
import { setPassword } from './auth/credential.server.ts';
import { startPassword } from './demo/accounts.server.ts';
import { seedDictionaries } from './dictionaries/dictionary.server.ts';
import { IDENTITY_DICTIONARIES } from './dictionaries/dictionary-seed.text.ts';
import { seedJobs } from './jobs/job.server.ts';
import { organization } from './organizations/organization.resource.ts';
import { seedRoles } from './permissions/grants.server.ts';
import { user } from './users/user.resource.ts';

/** What no database works without: the company, the roles, the words, the administrator. */
export async function seedIdentity(ctx: Ctx): Promise<void> {
  const { id: organizationId } = await recordsOf(organization).create(
    ctx,
    withDefaults(organization, {
      name: '总公司',
      nameEn: 'Head office',
      code: 'HQ',
      type: 'PARENT_COMPANY',
      sortNum: 1,
    }),
  );
  await seedRoles(ctx);
  await seedJobs(ctx);
  await seedDictionaries(ctx, IDENTITY_DICTIONARIES);
  const [admin] = await ctx.db.query<{ id: number }>(`select id from identity_role where code = 'ADMIN'`);
  const { id } = await recordsOf(user).create(
    ctx,
    withDefaults(user, {
      username: 'admin',
      name: '系统管理员',
      nameEn: 'Administrator',
      organizationId,
      roleIds: admin ? [admin.id] : [],
    }),
  );
  await setPassword(ctx.db, id, startPassword(), ctx.now);
}
