import { expect, test } from 'vitest';
import { checkConfig, overlaps, reviewFor, tolerancesFor } from './review-config.rules.ts';

const general = { id: 1, amountFrom: '0', amountTo: '100000', pricePct: '3' };
const large = { id: 2, amountFrom: '100000' };
const priced = { id: 3, exceptionCode: 'PRICE_OVER', amountFrom: '0' };
const abroad = { id: 4, invoiceType: 'OVERSEAS', amountFrom: '0', pricePct: '5', softDuplicateDays: 0 };
const asked = { bizType: 'PURCHASE', invoiceType: 'E_SPECIAL' };

test('the setting that says most about an invoice counts', () => {
  const all = [general, large, priced, abroad];
  const by = (gross: string, exceptions: string[] = [], invoiceType = 'E_SPECIAL') =>
    reviewFor(all, { ...asked, invoiceType, gross, exceptions: new Set(exceptions) })?.id;
  expect(by('99999.99')).toBe(1);
  expect(by('100000')).toBe(2);
  expect(by('5', ['PRICE_OVER'])).toBe(3);
  expect(by('5', ['TAX_DIFF'])).toBe(1);
  expect(by('500000', [], 'OVERSEAS')).toBe(4);
  expect(reviewFor([general], { ...asked, gross: '100000', exceptions: new Set() })).toBeUndefined();
});

test('each tolerance is of the nearest setting that has it, else the usual one', () => {
  expect(tolerancesFor([general, abroad], asked)).toMatchObject({
    pricePct: '3',
    priceAbs: '500',
    softDuplicateDays: 7,
  });
  expect(tolerancesFor([general, abroad], { ...asked, invoiceType: 'OVERSEAS' })).toMatchObject({
    pricePct: '5',
    softDuplicateDays: 0,
  });
});

test('bands begin before they end, and do not overlap where all else is the same', () => {
  expect(checkConfig({ amountFrom: '5', amountTo: '5' })).toHaveLength(1);
  expect(checkConfig({ amountFrom: '5', amountTo: '6' })).toEqual([]);
  expect(overlaps(general, large)).toBe(false);
  expect(overlaps(general, { amountFrom: '99999' })).toBe(true);
  expect(overlaps(general, priced)).toBe(false);
});
