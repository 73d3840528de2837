import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { job } from './job.resource.ts';
import { JOB_SEEDS } from './job-seed.text.ts';

const records = recordsOf(job);

export const jobEndpoints: readonly Endpoint[] = crudEndpoints(job, {
  create: (ctx, draft) => records.create(ctx, withDefaults(job, draft)),
  pick: { open: 'coalesce(t.enabled, true)' },
});

/** The posts that every installation starts with. */
export async function seedJobs(ctx: Ctx): Promise<void> {
  for (const [index, [code, name, nameEn, category]] of JOB_SEEDS.entries()) {
    await records.create(ctx, withDefaults(job, { code, name, nameEn, category, sortNum: (index + 1) * 10 }));
  }
}
