import type { Company } from '../../app/testing/company.ts';
import { sweepDomain } from '../../app/testing/sweeps/sweep-domain.ts';

/** No order of the company is charged for freight. */
async function freight(company: Company): Promise<void> {
  await company.db.query(
    `insert into purchasing_order_charge (parent_id, seq, kind, amount)
     select id, 0, 'FREIGHT', 120 from purchasing_purchase_order where deleted_at is null`,
  );
}

sweepDomain('purchasing', {
  rows: freight,
  bodies: {
    'POST /api/purchasing/purchase-orders/:id/send': { body: { version: 1, email: null, language: 'zh' } },
    'POST /api/purchasing/purchase-orders/:id/confirm': { body: { version: 1, promisedDate: '2099-01-01' } },
    'POST /api/purchasing/purchase-orders/:id/short-close': { body: { version: 1, remaining: 'POOL', reason: '越权' } },
  },
});
