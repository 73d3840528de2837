import { fill } from '../../src/app/assemble.ts';
import type { Database, Db } from '../../src/kernel/server/db/db.ts';
import { startChild } from './child.ts';
import { copy } from './fleet.ts';
import { fetchJson } from './load.ts';
import { assembledOn, openBare, sessionOf } from './product.ts';

export type Sizes = Readonly<Record<'users' | 'roles' | 'menus' | 'logs' | 'tasks', number>>;

/** The company of an administrator who has much to administrate (done-means of the administration). */
export const SIZES: Sizes = { users: 5_000, roles: 300, menus: 2_000, logs: 200_000, tasks: 50_000 };

type Company = {
  /** Sessions of the administrator, and of somebody with twenty roles. */
  adminToken: string;
  staffToken: string;
};

/** A migrated database with the product's seed and a large company in it; made once, used again where it is kept. */
export async function buildCompany(url: string, sizes: Sizes): Promise<Company> {
  const db = openBare(url);
  try {
    const [built] = await db.query<{ t: string | null }>("select to_regclass('bench_company')::text as t");
    if (!built?.t) await build(db, url, sizes);
    return { adminToken: await sessionOf(db, 'admin'), staffToken: await sessionOf(db, 'bench7') };
  } finally {
    await db.close();
  }
}

async function build(db: Database, url: string, sizes: Sizes): Promise<void> {
  const app = await assembledOn(db);
  await fill(app);
  await firstTask(db, url);
  await db.transaction(async (tx) => {
    await tx.query("set local maintenance_work_mem = '256MB'; set local synchronous_commit = off");
    await menusAndRoles(tx, sizes);
    await people(tx, sizes);
    await logs(tx, sizes);
    await tasks(tx, sizes);
  });
  await db.query('create table bench_company as select now() as built');
  await db.query('vacuum analyze');
}

/** Who approves announcements; without anybody the product refuses to submit one. */
const manager = (db: Db): Promise<void> =>
  copy(
    db,
    'identity_user',
    {
      username: `'benchmanager'`,
      name: `'总经理'`,
      role_ids: `(select array_agg(id) from identity_role where code = 'GM')`,
    },
    `(select * from identity_user where username = 'admin') x`,
  );

/** One announcement under approval, as the product itself submits it: every other task is a copy of its. */
async function firstTask(db: Database, url: string): Promise<void> {
  await manager(db);
  const server = await startChild('serve-product.ts', { url });
  try {
    const headers = { authorization: `Bearer ${await sessionOf(db, 'admin')}` };
    const [unit] = await db.query<{ id: number }>('select min(id) as id from identity_organization');
    const send = <T>(path: string, body: object) =>
      fetchJson<T>(server.port, { path, method: 'POST', headers, body: () => body });
    const { id } = await send<{ id: number }>('/api/system/announcements', {
      title: '节能减排通告',
      organizationId: unit!.id,
      validFrom: '2026-01-01',
      content: '<p>各船注意</p>',
    });
    await send('/api/approval/runs', { resource: 'communication.announcement', recordId: id });
  } finally {
    await server.stop();
  }
}

async function menusAndRoles(tx: Db, sizes: Sizes): Promise<void> {
  await copy(
    tx,
    'identity_menu',
    {
      type: `'directory'`,
      parent_id: 'null',
      key: 'null',
      seeded: 'null',
      title: `'目录' || k`,
      title_en: `'Directory ' || k`,
      name: `'BenchDirectory' || k`,
      path: `'bench' || k`,
      component: `'Layout'`,
      permission: 'null',
    },
    `(select * from identity_menu where type = 'page' order by id limit 1) x, generate_series(1, 100) k`,
  );
  await copy(
    tx,
    'identity_menu',
    {
      parent_id: 'd.id',
      key: 'null',
      seeded: 'null',
      title: `'页面' || k || '-' || d.id`,
      title_en: `'Page ' || k || '-' || d.id`,
      name: `'BenchPage' || k || 'x' || d.id`,
      path: `'page' || k`,
      sort_num: 'k',
    },
    `(select * from identity_menu where type = 'page' and key = 'system.users') x, generate_series(1, ${sizes.menus / 100 - 1}) k,
     (select id from identity_menu where name like 'BenchDirectory%') d`,
  );
  await copy(
    tx,
    'identity_role',
    {
      name: `'岗位角色' || k`,
      name_en: `'Post role ' || k`,
      code: `'BENCH_' || k`,
      level: '50 + k % 40',
      menu_ids: '(select array_agg(id) from identity_menu where id % 300 between k % 300 and k % 300 + 20)',
    },
    `(select * from identity_role where code = 'OPERATOR') x, generate_series(1, ${sizes.roles}) k`,
  );
}

async function people(tx: Db, sizes: Sizes): Promise<void> {
  await copy(
    tx,
    'identity_user',
    {
      username: `'bench' || k`,
      name: `(array['王','李','张','刘','陈','杨','赵','黄'])[1 + k % 8] || (array['伟','芳','娜','敏','静','强','磊','洋'])[1 + k / 8 % 8] || k`,
      email: `'bench' || k || '@haiyue.example'`,
      role_ids: `(select array_agg(id) from identity_role where code like 'BENCH_%' and (id + k) % ${sizes.roles} < case when k = 7 then 20 else 3 end)`,
    },
    `(select * from identity_user where username = 'admin') x, generate_series(1, ${sizes.users}) k`,
  );
  const day = `now() - k * interval '90 seconds'`;
  await tx.query(
    `insert into identity_session (id, token_hash, user_id, kind, device, address, created_at, last_seen, expires_at)
     select 'bench' || id, 'bench' || id, id, 'password', 'Chrome', '10.0.0.' || id % 250, now(), now(), now() + interval '1 day'
     from identity_user where username like 'bench%'`,
  );
  await tx.query(
    `insert into identity_sign_in_log (at, username, user_id, ok, kind, address, device)
     select ${day}, u.username, u.id, k % 20 <> 0, 'password', '10.0.0.' || k % 250, 'Chrome' from generate_series(1, ${sizes.logs}) k
     join (select id, username, row_number() over (order by id) as n from identity_user where username like 'bench%') u on u.n = 1 + k % ${sizes.users}`,
  );
}

async function logs(tx: Db, sizes: Sizes): Promise<void> {
  const at = `now() - k * interval '2 minutes'`;
  await tx.query(
    `insert into operations_call_log (create_by, create_name, create_time, at, user_name, act, act_en, target, result, ms, address, device, request_id)
     select 1000 + k % ${sizes.users}, 'bench', ${at}, ${at}, '用户' || k % ${sizes.users}, '修改用户', 'Change user', '/api/users/' || k,
       (array['OK', 'OK', 'OK', 'OK', 'REFUSED', 'FAILED'])[1 + k % 6], k % 900, '10.0.0.' || k % 250, 'Chrome', 'bench-' || k
     from generate_series(1, ${sizes.logs}) k`,
  );
  await tx.query(
    `insert into operations_error_log (create_by, create_name, create_time, at, target, message, user_name, address, request_id)
     select 0, '', ${at}, ${at}, '/api/voyage/reports', 'timeout ' || k % 50, '用户' || k % 500, '10.0.0.1', 'bench-' || k
     from generate_series(1, ${sizes.logs}) k`,
  );
  await tx.query(
    `insert into kernel_history (resource, record_id, at, user_id, user_name, action, changes, request_id)
     select (array['identity.user', 'identity.role', 'fleet.vessel', 'voyage.report'])[1 + k % 4], 1 + k % 5000, ${at}, 1000 + k % ${sizes.users},
       '用户' || k % ${sizes.users}, 'edit', '[{"field": "name", "old": "a", "new": "b"}]', 'bench-' || k
     from generate_series(1, ${sizes.logs}) k`,
  );
  await tx.query(
    `insert into communication_message (user_id, kind, title_zh, title_en, created_at, read_at, inbox, digest)
     select (select id from identity_user where username = 'admin'), 'approval.todo', '待审批 ' || k, 'To approve ' || k, ${at},
       case when k % 3 = 0 then null else now() end, true, false from generate_series(1, 20000) k`,
  );
}

/** Runs with one open or done task each; the administrator has a share of every kind. */
async function tasks(tx: Db, sizes: Sizes): Promise<void> {
  const admin = `(select id from identity_user where username = 'admin')`;
  await copy(
    tx,
    'communication_announcement',
    { title: `'通告 ' || k`, status: `case when k % 4 = 0 then 'IN_AUDIT' else 'APPROVE' end` },
    `(select * from communication_announcement order by id limit 1) x, generate_series(1, ${sizes.tasks}) k`,
  );
  await copy(
    tx,
    'approval_run',
    {
      record_id: 'a.id',
      title: 'a.title',
      initiator_id: `case when a.id % 10 = 0 then ${admin} else 1000 + a.id % ${sizes.users} end`,
      status: `case when a.status = 'IN_AUDIT' then 'RUNNING' else 'APPROVED' end`,
      submitted_at: `now() - a.id * interval '10 minutes'`,
      ended_at: `case when a.status = 'IN_AUDIT' then null else now() - a.id * interval '9 minutes' end`,
    },
    `(select * from approval_run order by id limit 1) x, (select id, title, status from communication_announcement where title like '通告 %') a`,
  );
  await copy(
    tx,
    'approval_task',
    {
      run_id: 'r.id',
      user_id: `case when r.id % 5 < 2 then ${admin} else 1000 + r.id % ${sizes.users} end`,
      state: `case when r.status = 'RUNNING' then 'OPEN' else 'DONE' end`,
      outcome: `case when r.status = 'RUNNING' then null else 'approve' end`,
      opened_at: 'r.submitted_at',
      due_at: `r.submitted_at + interval '3 days'`,
      acted_by: `case when r.status = 'RUNNING' then null when r.id % 5 < 2 then ${admin} else 1000 + r.id % ${sizes.users} end`,
      done_at: 'r.ended_at',
    },
    `(select * from approval_task order by id limit 1) x, (select id, status, submitted_at, ended_at from approval_run where title like '通告 %') r`,
  );
  await tx.query(
    `insert into approval_act (run_id, at, kind, node_id, task_id, user_id, opinion)
     select t.run_id, t.done_at, 'approve', t.node_id, t.id, t.acted_by, '同意' from approval_task t where t.acted_by is not null`,
  );
  await tx.query(
    `insert into approval_copy (run_id, user_id, node_id, at) select id, ${admin}, 'copy', submitted_at from approval_run where id % 7 = 0 on conflict do nothing`,
  );
}
