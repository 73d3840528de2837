import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { sealUnder } from '../../../kernel/server/settings/sealing.ts';
import { resealTexts } from '../../../kernel/server/settings/secret.ts';
import { purchasingModule } from '../purchasing.server.ts';
import { sealQuote, unsealQuote } from './sealed-quote.server.ts';
import type { QuoteValues } from './submit-quote.server.ts';

let company: Company;
beforeAll(async () => {
  company = await companyServer();
}, 180_000);
afterAll(() => company.close());
afterEach(() => sealUnder(undefined));

test('a quotation that the key in the database sealed is sealed anew by one outside of it, which alone opens it from then on', async () => {
  const values: QuoteValues = { inquiryId: 1, partnerId: 1, source: 'VENDOR', vendorRef: 'Q-8765', lines: [] };
  const before = await sealQuote(company.ctx(), 1, 'SUBMITTED', values);
  sealUnder(randomBytes(32));
  for (const texts of purchasingModule.sealed ?? []) await resealTexts(company.db, texts);
  const rows = await company.db.query<{ payload: string }>('select payload from purchasing_sealed_quote');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ payload }) => !payload.startsWith('v2.'))).toEqual([]);
  const opened = await unsealQuote(company.ctx(), 1, 'SUBMITTED');
  expect([opened?.digest, opened?.values.vendorRef]).toEqual([before, 'Q-8765']);
  sealUnder(undefined);
  await expect(unsealQuote(company.ctx(), 1, 'SUBMITTED')).rejects.toThrow(/FAIRWAY_KEY/);
});
