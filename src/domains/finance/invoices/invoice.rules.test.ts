import { expect, test } from 'vitest';
import { checkInvoice, costOf, deriveLine, duplicateKey, totalsOf } from './invoice.rules.ts';

const CN = { invoiceType: 'E_SPECIAL', invoiceNo: '26312000000012345678', partnerId: 7, invoiceDate: '2026-05-03' };

test('a Chinese number is one in the whole company, a foreign one of its seller and year', () => {
  expect(duplicateKey(CN)).toBe(duplicateKey({ ...CN, partnerId: 8 }));
  const abroad = { ...CN, invoiceType: 'OVERSEAS', invoiceNo: 'inv-2026 / 55a' };
  expect(duplicateKey(abroad)).toBe(duplicateKey({ ...abroad, invoiceNo: 'INV202655A' }));
  expect(duplicateKey(abroad)).not.toBe(duplicateKey({ ...abroad, partnerId: 8 }));
  expect(duplicateKey(abroad)).not.toBe(duplicateKey({ ...abroad, invoiceDate: '2027-05-03' }));
  expect(duplicateKey({ ...CN, invoiceNo: ' - ' })).toBeNull();
});

test('totals, and what of a line is cost', () => {
  expect(totalsOf([{ netAmount: '24892', taxAmount: '3235.96' }])).toEqual({
    net: '24892.00',
    tax: '3235.96',
    gross: '28127.96',
  });
  const line = { netAmount: '100', taxAmount: '13' };
  expect([costOf({ ...line, deductible: true }), costOf({ ...line, deductible: false })].map(Number)).toEqual([
    100, 113,
  ]);
});

test('net and tax follow until somebody types what the paper says', () => {
  const row = { quantity: '98', unitPrice: '254', taxRate: '0.13', netAmount: '1' };
  expect(deriveLine(row, new Set(['quantity']))).toEqual({ netAmount: '24892.00', taxAmount: '3235.96' });
  expect(deriveLine({ ...row, netAmount: '100' }, new Set(['netAmount']))).toEqual({ taxAmount: '13.00' });
  expect(deriveLine(row, new Set(['itemName']))).toBeUndefined();
});

test('number, code, days and the total on the paper are checked', () => {
  const fields = (row: Parameters<typeof checkInvoice>[0]) => checkInvoice(row).map(({ field }) => field);
  expect(fields(CN)).toEqual([]);
  expect(fields({ ...CN, invoiceCode: '031001900211', invoiceNo: '123' })).toEqual(['invoiceCode', 'invoiceNo']);
  expect(fields({ invoiceType: 'SPECIAL', invoiceCode: '3100', invoiceNo: '1234567' })).toEqual([
    'invoiceCode',
    'invoiceNo',
  ]);
  expect(fields({ invoiceType: 'SPECIAL', invoiceCode: '3100190021', invoiceNo: '12345678' })).toEqual([]);
  expect(fields({ ...CN, receivedDate: '2026-05-02' })).toEqual(['receivedDate']);
  expect(fields({ ...CN, paperGross: '113.01', lines: [{ netAmount: '100', taxAmount: '13' }] })).toEqual([
    'paperGross',
  ]);
});
