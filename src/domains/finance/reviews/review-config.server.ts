import { invalid } from '../../../kernel/errors.ts';
import { validated } from '../../../kernel/resource/validate.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { type InvoiceReviewConfig, invoiceReviewConfig } from './review-config.resource.ts';
import { overlaps } from './review-config.rules.ts';

type Draft = Record<string, unknown>;

export const reviewConfigs = recordsOf(invoiceReviewConfig);

/** All settings; there are as many as a company keeps in mind. */
export const allConfigs = (ctx: Ctx): Promise<InvoiceReviewConfig[]> => reviewConfigs.find(ctx, {});

/** Two settings never answer for the same invoices. */
async function assertApart(ctx: Ctx, draft: Draft): Promise<void> {
  const { values, errors } = validated(invoiceReviewConfig, withDefaults(invoiceReviewConfig, draft));
  if (errors.length > 0) return;
  const other = (await allConfigs(ctx)).find((one) => one.id !== draft.id && overlaps(one, values));
  if (other)
    throw invalid([
      {
        field: 'amountFrom',
        message: { zh: `与“${other.name}”的适用范围重叠`, en: `“${other.name}” answers for the same invoices` },
      },
    ]);
}

export const reviewConfigEndpoints: readonly Endpoint[] = crudEndpoints(invoiceReviewConfig, {
  create: async (ctx, draft) => {
    await assertApart(ctx, draft);
    return reviewConfigs.create(ctx, draft);
  },
  update: async (ctx, draft) => {
    await assertApart(ctx, { ...(await reviewConfigs.get(ctx, draft.id)), ...draft });
    return reviewConfigs.update(ctx, draft);
  },
});
