import { execFileSync } from 'node:child_process';

/**
 * What differs from a commit in the working tree, new files that git does not ignore included; paths from the project's root. Without a
 * commit: from where this branch left `main`, or on `main` itself from the last commit.
 */
export function changesSince(root: string, commit?: string): { since: string; files: string[] } {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000, stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\0')
      .filter((line) => line !== '');
  const since = commit ?? (hasMain(root) ? git('merge-base', 'HEAD', 'main').join('').trim() : 'HEAD');
  const changed = git('diff', '--name-only', '--no-renames', '-z', since, '--');
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  return { since, files: [...new Set([...changed, ...added])].toSorted() };
}

function hasMain(root: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', 'main'], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
