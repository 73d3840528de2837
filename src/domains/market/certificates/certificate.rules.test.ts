import { expect, test } from 'vitest';
import { checkCertificates, lampOf, validUntil } from './certificate.rules.ts';

const TODAY = '2026-03-01';

test.each([
  ['2026-06-01', 'GREEN'],
  ['2026-05-31', 'GREEN'],
  ['2026-05-30', 'AMBER'],
  ['2026-04-01', 'AMBER'],
  ['2026-03-31', 'RED'],
  ['2026-03-01', 'RED'],
  ['2026-02-28', 'BLACK'],
  [null, 'BLACK'],
] as const)('a paper valid until %s is %s on the first of March', (validTo, lamp) => {
  expect(lampOf({ validTo, result: 'ACCEPTABLE' }, TODAY)).toBe(lamp);
});

test('what was rejected or is on hold is black however long it would hold; conditional counts by its day', () => {
  expect(lampOf({ validTo: '2027-01-01', result: 'REJECTED' }, TODAY)).toBe('BLACK');
  expect(lampOf({ validTo: '2027-01-01', result: 'ON_HOLD' }, TODAY)).toBe('BLACK');
  expect(lampOf({ validTo: '2027-01-01', result: 'CONDITIONAL' }, TODAY)).toBe('GREEN');
});

test('an inspection counts six months or twelve from its day unless a validity is entered', () => {
  const months = { SIRE: 6, CDI: 12 };
  const of = (certKind: string, more = {}) =>
    validUntil({ certKind, issueDate: '2025-08-31', expiryDate: null, reviewDate: null, ...more }, months);
  expect(of('SIRE')).toBe('2026-02-28');
  expect(of('CDI')).toBe('2026-08-31');
  expect(of('SIRE', { expiryDate: '2026-04-15' })).toBe('2026-04-15');
  expect(of('CAP', { reviewDate: '2026-12-01' })).toBe('2026-12-01');
  expect(of('CAP')).toBeNull();
});

test('each kind that a charter asks for holds until discharge has ended, or it is named', () => {
  const paper = (id: number, certKind: string, validTo: string, result: 'ACCEPTABLE' | 'ON_HOLD' | null = null) => ({
    id,
    certKind,
    validTo,
    result,
  });
  const held = [
    paper(1, 'SIRE', '2026-02-01'),
    paper(2, 'SIRE', '2026-08-01'),
    paper(3, 'CDI', '2026-04-08'),
    paper(4, 'SINOPEC', '2026-03-09'),
    paper(5, 'SHELL', '2027-01-01', 'ON_HOLD'),
    paper(6, 'CLC', '2026-03-10'),
  ];
  const found = checkCertificates(['SIRE', 'CDI', 'SINOPEC', 'SHELL', 'CLC', 'BP', 'SIRE'], held, '2026-03-10');
  expect(found).toEqual([
    { certKind: 'SIRE', found: 'VALID', passes: true, certificateId: 2, validTo: '2026-08-01' },
    { certKind: 'CDI', found: 'SHORT', passes: true, certificateId: 3, validTo: '2026-04-08' },
    { certKind: 'SINOPEC', found: 'EXPIRED', passes: false, certificateId: 4, validTo: '2026-03-09' },
    { certKind: 'SHELL', found: 'REFUSED', passes: false, certificateId: 5, validTo: '2027-01-01' },
    { certKind: 'CLC', found: 'SHORT', passes: true, certificateId: 6, validTo: '2026-03-10' },
    { certKind: 'BP', found: 'MISSING', passes: false, certificateId: null, validTo: null },
  ]);
});
