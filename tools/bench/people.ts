import { openSession } from '../../src/domains/identity/auth/session.server.ts';
import { openDatabase } from '../../src/kernel/server/db/db.ts';
import { copy } from './fleet.ts';

/** Sessions of so many people with the roles of somebody, the administrator's unless told, each with an account of their own. */
export async function openPeople(url: string, count: number, like = 'admin'): Promise<Record<string, string>[]> {
  const name = like === 'admin' ? 'bench-person' : `bench-${like}`;
  const db = openDatabase({ url, max: 4 });
  try {
    await copy(
      db,
      'identity_user',
      { username: `'${name}-' || k`, name: `'同事' || k`, email: 'null' },
      `(select * from identity_user where username = '${like}') x, generate_series(1, ${count}) k
       where not exists (select 1 from identity_user known where known.username = '${name}-' || k)`,
    );
    const people = await db.query<{ id: number }>(
      `select id from identity_user where username ~ '^${name}-[0-9]+$' order by id limit ${count}`,
    );
    const sessions = people.map(({ id }) =>
      openSession(db, { userId: id, kind: 'password', now: new Date(), place: { device: 'bench' } }),
    );
    return (await Promise.all(sessions)).map(({ token }) => ({ authorization: `Bearer ${token}` }));
  } finally {
    await db.close();
  }
}
