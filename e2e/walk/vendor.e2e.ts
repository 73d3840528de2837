import { expect, test } from 'vitest';
import { withBrowser } from '../harness.ts';
import { DEMO_PASSWORD } from '../server.ts';
import { watchCalls } from '../settle.ts';
import { DESK, look, PHONE } from './look.ts';
import { makeReadable } from './reading.ts';

const { visit } = withBrowser({ company: 'looked-at' });

test.each([
  ['zh', DESK],
  ['en', DESK],
  ['zh', PHONE],
] as const)('every page of the suppliers’ area speaks %s, fits %o and is accessible', async (lang, viewport) => {
  const { page, context, problems } = await visit({ lang, viewport, touch: viewport === PHONE });
  await makeReadable(page);
  const seen = { page, problems, lang, settle: watchCalls(page) };
  const wrong: string[] = [];
  const lookAt = async (where: string) => wrong.push(...(await look(seen, where, { axe: 'main' })));
  await page.goto('vendorLogin/quote');
  await lookAt('sign-in');
  await page.locator('input[name=username]').fill('vendor.marine');
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/fairway/vendor/quote');
  await lookAt('invitations');
  await page.getByText(/^RFQ-/).first().click();
  await page.waitForURL('**/inquiries/*');
  await lookAt('quotation');
  await page.goto('vendor/quote/orders');
  await lookAt('orders');
  await page.getByText(/^PO-/).first().click();
  await page.waitForURL('**/orders/*');
  await lookAt('order');
  await page.goto('vendor/quote/invoices');
  await lookAt('invoices');
  await page.goto('vendor/quote/papers');
  await lookAt('papers');
  await page.goto('vendor/quote/colleagues');
  await lookAt('colleagues');
  expect(wrong).toEqual([]);
  await context.close();
});
