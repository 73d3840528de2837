import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chown, lstat, stat } from 'node:fs/promises';
import { refusal } from './refusal.ts';

/** The unix account that PostgreSQL runs as. It refuses to run as root, so that root needs another one. */
export type Account = { readonly uid: number; readonly gid: number };

const NAME = 'postgres';

/**
 * The account for a data directory: nobody else than ourselves (undefined) for an ordinary user; for root the directory's owner,
 * or the account `postgres`, created when the machine has none.
 */
export async function accountFor(cluster: string): Promise<Account | undefined> {
  if (process.getuid === undefined) return undefined;
  const me = process.getuid();
  const owner = await stat(cluster).catch(() => undefined);
  if (me !== 0) {
    if (owner && owner.uid !== me) {
      throw refusal(
        `The database in ${cluster} belongs to another user (uid ${owner.uid}): start as that user or as root, or choose another folder with --data.`,
      );
    }
    return undefined;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findAccount() ?? createAccount();
}

function findAccount(): Account | undefined {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name === NAME && uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

function createAccount(): Account {
  const home = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
  const made = spawnSync('useradd', ['--system', '--user-group', ...home, NAME], { encoding: 'utf8' });
  const account = findAccount();
  if (account) return account;
  throw refusal(
    `PostgreSQL does not run as root, and the account "${NAME}" could not be created (${made.stderr?.trim() || made.error?.message}): create it, or start as an ordinary user.`,
  );
}

/** Runs a program as the account and tells whether it ended well. */
export function succeedsAs({ account, program, args }: { account: Account; program: string; args: string[] }): boolean {
  return spawnSync(program, args, { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Gives a file or folder to the account; without an account it stays ours. */
export async function give(path: string, account: Account | undefined): Promise<void> {
  if (account && (await lstat(path)).uid !== account.uid) await chown(path, account.uid, account.gid);
}
