import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changesSince } from './changes.ts';

const root = mkdtempSync(join(tmpdir(), 'fairway-changes-'));
afterAll(() => rmSync(root, { recursive: true }));

const git = (...args: string[]): void =>
  void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root, stdio: 'ignore' });
const write = (name: string, text: string): void => writeFileSync(join(root, name), text);
function commit(name: string): void {
  write(name, name);
  git('add', '-A');
  git('commit', '-m', name);
}

test('a change is what the branch has beyond main and what is not committed yet, but for what git ignores', () => {
  git('init', '-b', 'main');
  write('.gitignore', 'built');
  commit('kept.ts');
  commit('gone.ts');
  expect(changesSince(root).files).toEqual([]);
  git('checkout', '-b', 'work');
  commit('committed.ts');
  write('new 船.ts', '');
  write('built', '');
  rmSync(join(root, 'gone.ts'));
  expect(changesSince(root).files).toEqual(['committed.ts', 'gone.ts', 'new 船.ts']);
  expect(changesSince(root, 'HEAD').files).toEqual(['gone.ts', 'new 船.ts']);
});
