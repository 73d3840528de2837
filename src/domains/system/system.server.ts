import { type Ctx, systemContext } from '../../kernel/server/context.ts';
import { recordsOf } from '../../kernel/server/crud/records.ts';
import type { App, MenuSeed, Module } from '../../kernel/server/module.ts';
import { accountKeeper, nameKeeper, roleKeeper } from '../../kernel/server/people.ts';
import { fill } from '../../kernel/server/ports.ts';
import { SYSTEM_ACTS } from './acts.text.ts';
import { administration, startAdministration } from './administration.server.ts';
import { visibleAnnouncements } from './announcements/announcement.server.ts';
import { authEndpoints } from './auth/auth.server.ts';
import { setPassword } from './auth/credential.server.ts';
import { identityOf } from './auth/identity.server.ts';
import { publicKey } from './auth/secrets.server.ts';
import { hearSessions } from './auth/session.server.ts';
import { background } from './background.server.ts';
import { communication } from './communication.server.ts';
import { withDefaults } from './defaults.server.ts';
import { startPassword } from './demo/accounts.server.ts';
import { dictionary } from './dictionaries/dictionary.resource.ts';
import { dictionaryEndpoints, keptDictionaries, seedDictionaries } from './dictionaries/dictionary.server.ts';
import { SYSTEM_DICTIONARIES } from './dictionaries/dictionary-seed.text.ts';
import { job } from './jobs/job.resource.ts';
import { jobEndpoints, seedJobs } from './jobs/job.server.ts';
import { menu } from './menus/menu.resource.ts';
import { menuEndpoints } from './menus/menu.server.ts';
import { syncMenus } from './menus/menu-sync.server.ts';
import { messageFeed } from './messages/message-feed.server.ts';
import { operations, startOperations } from './operations.server.ts';
import { organization } from './organizations/organization.resource.ts';
import { organizationEndpoints } from './organizations/organization.server.ts';
import { englishNames, englishNamesOf } from './people/person-name.server.ts';
import { seedRoles, syncGrants } from './permissions/grants.server.ts';
import { permissionEndpoints } from './permissions/permission.server.ts';
import { resealMailAccounts } from './personal/mail-account.server.ts';
import { personalEndpoints } from './personal/personal.server.ts';
import { recordPages } from './record-pages.rules.ts';
import { shipResponsibility } from './responsibilities/ship-responsibility.resource.ts';
import { shipResponsibilityEndpoints } from './responsibilities/ship-responsibility.server.ts';
import { role } from './roles/role.resource.ts';
import { roleEndpoints } from './roles/role.server.ts';
import { ROLE_SEEDS } from './roles/role-seeds.rules.ts';
import { rolesToShare } from './roles/roles-to-share.server.ts';
import { GRANTS, together } from './roles/system-grants.rules.ts';
import { stored } from './stored.server.ts';
import { user } from './users/user.resource.ts';
import { userEndpoints } from './users/user.server.ts';
import { vessel } from './vessels/vessel.resource.ts';
import { vesselEndpoints } from './vessels/vessel.server.ts';

const page = (key: string, zh: string, en: string, values: Omit<MenuSeed, 'key' | 'title' | 'parent'>): MenuSeed => ({
  key: `system.${key}`,
  parent: 'system',
  title: { zh, en },
  ...values,
});

const menus: readonly MenuSeed[] = [
  { key: 'system', title: { zh: '系统管理', en: 'System administration' }, icon: 'Setting', path: 'system', sort: 900 },
  page('vessels', '船舶', 'Vessels', {
    path: 'vessels',
    icon: 'Ship',
    component: 'system/Vessels',
    permission: 'system:vessel:list',
    sort: 10,
  }),
  page('departments', '部门管理', 'Departments', {
    path: 'departments',
    icon: 'Apartment',
    component: 'system/Departments',
    permission: 'system:organization:list',
    sort: 20,
  }),
  page('users', '用户', 'Users', {
    path: 'users',
    icon: 'User',
    component: 'system/Users',
    permission: 'system:user:list',
    sort: 30,
  }),
  page('roles', '角色', 'Roles', {
    path: 'roles',
    icon: 'Team',
    component: 'system/Roles',
    permission: 'system:role:list',
    sort: 40,
  }),
  page('permissions', '权限', 'Permissions', {
    path: 'permissions',
    icon: 'SafetyCertificate',
    component: 'system/Permissions',
    permission: 'system:permission:list',
    sort: 50,
  }),
  page('menus', '菜单', 'Menus', {
    path: 'menus',
    icon: 'Menu',
    component: 'system/Menus',
    permission: 'system:menu:list',
    sort: 60,
  }),
  page('jobs', '岗位', 'Posts', {
    path: 'jobs',
    icon: 'Idcard',
    component: 'resource:system.job',
    permission: 'system:job:list',
    sort: 70,
  }),
  page('dictionaries', '字典', 'Dictionaries', {
    path: 'dictionaries',
    icon: 'Read',
    component: 'system/Dictionaries',
    permission: 'system:dictionary:list',
    sort: 80,
  }),
  page('responsibilities', '船舶分管', 'Ship responsibilities', {
    path: 'responsibilities',
    icon: 'Solution',
    component: 'system/ShipResponsibilities',
    permission: 'system:shipResponsibility:list',
    sort: 90,
  }),
  page('monitoring', '监控', 'Monitoring', { icon: 'Dashboard', path: 'monitoring', sort: 500 }),
  page('tools', '工具', 'Tools', { icon: 'Tool', path: 'tools', sort: 600 }),
];

/** What no database works without: the company, the roles, the words, the administrator. */
async function seed(ctx: Ctx): Promise<void> {
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
  await seedDictionaries(ctx, SYSTEM_DICTIONARIES);
  const [admin] = await ctx.db.query<{ id: number }>(`select id from system_role where code = 'ADMIN'`);
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

/** Sign-ins and tickets that ended long ago are of no use to anybody; the log of sign-ins keeps what happened. */
const OLD = "$1::timestamptz - interval '90 days'";

/** One number for all nodes: only one of them brings menus and grants in step at a time. */
const SYNC_LOCK = 7_405_210;

/** Brings menus and grants in step with the code; makes the sign-in key before somebody waits for it. */
async function start(app: App): Promise<void> {
  hearSessions(app);
  await publicKey(app.db);
  await app.db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [SYNC_LOCK]);
    const ctx = systemContext(tx, { now: app.now(), reason: '与程序同步' });
    await syncMenus(ctx, app.modules);
    await syncGrants(ctx, app.modules);
    await resealMailAccounts(tx);
    for (const table of ['system_session', 'system_ticket'])
      await tx.query(`delete from ${table} where expires_at < ${OLD}`, [ctx.now.toISOString()]);
  });
  await startAdministration(app);
  await startOperations(app);
}

export const systemModule: Module = {
  name: 'system',
  label: { zh: '系统管理', en: 'System administration' },
  resources: [
    organization,
    vessel,
    job,
    dictionary,
    role,
    menu,
    user,
    shipResponsibility,
    ...administration.resources,
    ...operations.resources,
    ...stored.resources,
  ],
  feed: { 'system.messages': messageFeed },
  finder: {
    'system.announcement': { visible: visibleAnnouncements },
    // Pages are found as pages; the others are logs, which have lists of their own.
    ...Object.fromEntries(
      ['menu', 'scriptRun', 'paymentCallback', 'callLog', 'errorLog'].map((name) => [`system.${name}`, { omit: true }]),
    ),
  },
  acts: { ...SYSTEM_ACTS, ...administration.acts, ...communication.acts },
  approvals: administration.approvals,
  roles: ROLE_SEEDS.map(({ code }) => code),
  grants: together(administration.grants, GRANTS),
  endpoints: [
    ...authEndpoints,
    ...personalEndpoints,
    ...organizationEndpoints,
    ...vesselEndpoints,
    ...jobEndpoints,
    ...dictionaryEndpoints,
    ...roleEndpoints,
    ...permissionEndpoints,
    ...menuEndpoints,
    ...userEndpoints,
    ...shipResponsibilityEndpoints,
    ...administration.endpoints,
    ...operations.endpoints,
    ...communication.endpoints,
    ...background.endpoints,
    ...stored.endpoints,
  ],
  recordPages,
  menus: [
    ...menus,
    ...administration.menus,
    ...operations.menus,
    ...communication.menus,
    ...background.menus,
    ...stored.menus,
  ],
  permissions: {
    ...administration.permissions,
    ...communication.permissions,
    ...operations.permissions,
    ...background.permissions,
    ...stored.permissions,
    'system:permission:list': { zh: '查看权限目录', en: 'See the catalogue of permissions' },
    'system:user:switch': { zh: '切换为其他用户', en: 'Sign in as another user' },
    'system:user:signOut': { zh: '强制退出', en: 'Sign a user out' },
    'system:user:resetPassword': { zh: '重置密码', en: 'Reset a password' },
    'system:ticket:issue': { zh: '签发登录票据', en: 'Issue sign-in tickets' },
  },
  seed,
  // Loaded only where the demo company is built.
  demo: async (ctx, files) => (await import('./system.demo.ts')).demoSystem(ctx, files),
  start,
  fills: [
    fill(accountKeeper, 'system', {
      userNow: async (ctx, { id, actor }) => (await identityOf(ctx.db, id, { now: ctx.now, actor }))?.user,
    }),
    fill(roleKeeper, 'system', { rolesToShare }),
    fill(nameKeeper, 'system', { englishNames, englishNamesOf }),
    keptDictionaries,
    ...communication.fills,
    ...stored.fills,
  ],
  afterCall: administration.afterCall,
  afterChange: communication.afterChange,
  stop: administration.stop,
  messageKinds: {
    ...administration.messageKinds,
    ...background.messageKinds,
    ...communication.messageKinds,
    ...stored.messageKinds,
  },
  afterFailure: background.afterFailure,
  settings: { ...administration.settings, ...communication.settings, ...operations.settings, ...stored.settings },
  jobs: { ...administration.jobs, ...stored.jobs },
  scripts: administration.scripts,
  schedules: { ...administration.schedules, ...communication.schedules },
};
