import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Bench } from '../context.ts';

/** How long checking the types of everything takes, as `npm run typecheck` does it. */
export function measureTypes({ tell, note }: Pick<Bench, 'tell' | 'note'>): void {
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, '../../typecheck.ts')], {
    stdio: 'ignore',
  });
  tell({ name: 'type check of everything', value: (performance.now() - begun) / 1000, unit: 's', atMost: 20 });
  if (status !== 0) note('the types do not fit: npm run typecheck tells where');
}
