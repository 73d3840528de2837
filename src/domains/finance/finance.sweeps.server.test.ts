import type { Company } from '../../app/testing/company.ts';
import { sweepDomain } from '../../app/testing/sweeps/sweep-domain.ts';
import { asSystem } from '../../kernel/server/context.ts';
import { officeDay } from '../../kernel/value/office-day.ts';
import { createRefund } from './refunds/save-refund.server.ts';
import { receivingAccount } from './testing/customers.demo.ts';
import { prepaidCredit } from './testing/prepayments.demo.ts';

/** The small company is prepaid nothing, so that nothing comes back either. */
async function refund(company: Company): Promise<void> {
  await company.db.transaction(async (db) => {
    const ctx = { ...company.ctx(), db };
    const [place] = await db.query<{ partnerId: number; currencyId: number; organizationId: number }>(
      `select p.id as "partnerId", c.id as "currencyId", o.id as "organizationId"
       from partner_partner p, parameter_currency c, identity_organization o
       where p.deleted_at is null and c.code = 'CNY' and o.deleted_at is null order by p.id, o.id limit 1`,
    );
    const creditId = await prepaidCredit(ctx, { ...place!, amount: '1000.00' });
    await createRefund(asSystem(ctx, '期初导入'), {
      creditId,
      payerAccountId: await receivingAccount(ctx, place!.currencyId, '31001500012345678811'),
      receivedDate: officeDay(ctx.now),
      amount: '10.00',
      bankRef: 'SWEEP-1',
    });
  });
}

sweepDomain('finance', {
  rows: refund,
  bodies: {
    'POST /api/finance/budgets/:id/spread': { body: { version: 1, way: 'EVEN', percent: '0' } },
    'POST /api/finance/budgets/:id/copy': { body: { version: 1, versionType: 'REVISED' } },
  },
});
