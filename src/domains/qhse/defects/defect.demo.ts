import type { Draft } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { defect } from './defect.resource.ts';

/** Shared by the demo company, tests and browser journeys. */
export const demoDefects: readonly Draft<typeof defect>[] = [
  { code: 'DEFE-01', name: '缺陷一' },
  { code: 'DEFE-02', name: '缺陷二' },
];

export async function makeDefects(ctx: Ctx): Promise<void> {
  for (const row of demoDefects) await recordsOf(defect).create(ctx, row);
}
