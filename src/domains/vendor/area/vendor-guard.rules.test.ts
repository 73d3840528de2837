import { expect, test } from 'vitest';
import { afterVendorSignIn, vendorDetour } from './vendor-guard.rules.ts';

test.each([
  ['/vendor/quote', 'quote', undefined],
  ['/vendor/quote/inquiries/3', 'quote', undefined],
  ['/vendor/shipRepair', 'quote', '/vendor/quote'],
  ['/vendor/quote', 'shipRepair', '/vendor/shipRepair'],
  ['/vendorLogin/quote', 'quote', '/vendor/quote'],
  ['/vendorLogin/shipRepair', 'quote', '/vendor/quote'],
  ['/vendorLogin/quote', undefined, undefined],
  ['/vendor/quote', undefined, '/vendorLogin/quote?redirect=%2Fvendor%2Fquote'],
  ['/vendor/shipRepair', undefined, '/vendorLogin/shipRepair?redirect=%2Fvendor%2FshipRepair'],
  ['/vendorLogin/other', undefined, '/404'],
  ['/vendor/other', 'quote', '/404'],
  ['/supplierBid', undefined, '/vendorLogin/quote'],
  ['/supplierBid', 'quote', '/vendor/quote'],
])('%s opened by an account of type %s leads to %s', (path, own, to) => {
  expect(vendorDetour(path, { own })).toBe(to);
});

test('a link that sets a password opens whoever is signed in', () => {
  expect(vendorDetour('/vendorLogin/quote', { own: 'quote', search: '?link=abc' })).toBeUndefined();
});

test('after signing in one comes back to a page of the own type alone', () => {
  const back = (to: string) => afterVendorSignIn(to, 'quote');
  expect([
    back('/vendor/quote/orders'),
    back('/vendor/shipRepair'),
    back('//evil.example'),
    back('/vendor/quoteX'),
  ]).toEqual(['/vendor/quote/orders', '/vendor/quote', '/vendor/quote', '/vendor/quote']);
});
