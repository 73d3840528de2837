import type { Db } from '../db/db.ts';
import { derivedKey } from '../outer-key.ts';

/** The row of the mark of the key outside the database; no declared setting has such a name. */
const MARK = '#outer-key';

const markOf = (key: Buffer): string => derivedKey(key, 'mark of the key').toString('base64url');

/** Whether another key than this one, or one that is not here, seals what is in the database. */
export async function isSealedOtherwise(db: Db, key: Buffer | undefined): Promise<boolean> {
  const [row] = await db.query<{ mark: string }>('select value as mark from kernel_setting where name = $1', [MARK]);
  return row !== undefined && (!key || row.mark !== markOf(key));
}

/** Notes which key seals from now on, by a mark that tells nothing of it. */
export const noteKey = async (db: Db, key: Buffer): Promise<void> => {
  await db.query(
    `insert into kernel_setting (name, value, updated_by, updated_at) values ($1, $2, '', to_timestamp(0))
     on conflict (name) do update set value = excluded.value`,
    [MARK, JSON.stringify(markOf(key))],
  );
};

/** A database that was put in place on another computer begins with the key of that one. */
export const forgetKey = async (db: Db): Promise<void> => {
  await db.query('delete from kernel_setting where name = $1', [MARK]);
};
