import type { Ctx } from '../../kernel/server/context.ts';
import { roleIds } from '../identity/public.server.ts';
import { reviewConfigs } from './reviews/review-config.server.ts';

/** Who reviews invoices until the company says otherwise: the finance manager, from 100,000 the head of finance, who sees the paper itself. */
const REVIEWS = [
  { name: '一般发票', from: '0', to: '100000', role: 'FIN_MANAGER', scan: false },
  { name: '大额发票', from: '100000', to: null, role: 'CFO', scan: true },
] as const;

export async function seedFinance(ctx: Ctx): Promise<void> {
  const ids = await roleIds(
    ctx,
    REVIEWS.map(({ role }) => role),
  );
  for (const { name, from, to, role, scan } of REVIEWS)
    await reviewConfigs.create(ctx, {
      name,
      amountFrom: from,
      amountTo: to,
      reviewerRoleIds: [ids.get(role)!],
      sign: 'ANY',
      scanRequired: scan,
    });
}
