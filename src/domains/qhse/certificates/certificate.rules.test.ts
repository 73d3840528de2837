import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../../../kernel/value/day.ts';
import { certStateOf, currentKeyOf, endorseProblem, isNeeded } from './certificate.rules.ts';
import { CERT_STATES } from './certificate-words.text.ts';
import { type Done, type Terms, windowsOf } from './windows.rules.ts';

const TERMS: Terms = {
  validMonths: 60,
  interimMonths: null,
  scheme: 'ANNUAL_INTERMEDIATE',
  beforeMonths: 3,
  afterMonths: 3,
  renewMonths: 3,
  lessOneDay: true,
};
const EXPIRY = '2028-06-14';
const DONE: readonly Done[] = [{ surveyKind: 'ANNUAL', surveyNo: 1, doneDate: '2024-06-01' }];

type Over = { standing?: string; expiryDate?: string | null; extendedTo?: string | null; done?: readonly Done[] };
const held = ({ standing = 'CURRENT', expiryDate = EXPIRY, extendedTo = null, done = DONE }: Over = {}) => ({
  standing,
  expiryDate,
  extendedTo,
  surveys: windowsOf(TERMS, { certKind: 'FULL', expiryDate, extendedTo }, done),
});

const ALL: readonly Done[] = [
  ...DONE,
  { surveyKind: 'INTERMEDIATE', surveyNo: 1, doneDate: '2025-06-01' },
  { surveyKind: 'ANNUAL', surveyNo: 3, doneDate: '2026-06-01' },
  { surveyKind: 'ANNUAL', surveyNo: 4, doneDate: '2027-06-01' },
];

describe('the state of a certificate', () => {
  test.each([
    ['2024-12-01', {}, 'VALID'],
    ['2025-03-14', {}, 'IN_WINDOW'],
    ['2025-09-14', {}, 'IN_WINDOW'],
    ['2025-09-15', {}, 'SURVEY_OVERDUE'],
    ['2025-10-01', { done: ALL }, 'VALID'],
    ['2028-03-13', { done: ALL }, 'VALID'],
    ['2028-03-14', { done: ALL }, 'IN_WINDOW'],
    ['2028-06-14', { done: ALL }, 'IN_WINDOW'],
    ['2028-06-15', { done: ALL }, 'EXPIRED'],
    ['2028-06-15', { done: ALL, extendedTo: '2028-09-14' }, 'EXTENDED'],
    ['2028-09-15', { done: ALL, extendedTo: '2028-09-14' }, 'EXPIRED'],
    ['2028-06-15', { done: [], extendedTo: '2028-09-14' }, 'SURVEY_OVERDUE'],
    ['2024-12-01', { expiryDate: null }, 'NO_EXPIRY'],
    ['2024-12-01', { standing: 'SUPERSEDED' }, 'REPLACED'],
    ['2024-12-01', { standing: 'WITHDRAWN' }, 'REPLACED'],
    ['2024-12-01', { standing: 'CHECKING' }, null],
  ] as const)('on %s with %j is %s', (today, over, state) => {
    expect(certStateOf(held(over), today)).toBe(state);
  });

  test('is due soon in the last ninety days where no window is open', () => {
    const bare = { standing: 'CURRENT', expiryDate: EXPIRY, extendedTo: null, surveys: [] };
    expect(certStateOf(bare, daysAfter(EXPIRY, -91))).toBe('VALID');
    expect(certStateOf(bare, daysAfter(EXPIRY, -90))).toBe('DUE_SOON');
  });

  test('is one on each day', () => {
    const days = fc.integer({ min: -4000, max: 4000 }).map((n) => daysAfter(EXPIRY, n));
    fc.assert(
      fc.property(days, fc.subarray([...ALL]), fc.option(days), (today, done, extendedTo) => {
        expect(CERT_STATES).toHaveProperty(String(certStateOf(held({ done, extendedTo }), today)));
      }),
    );
  });
});

describe('a survey', () => {
  const surveys = held().surveys;
  const asked = {
    surveyKind: 'ANNUAL',
    surveyNo: 2,
    moves: false,
    issueDate: '2023-06-15',
    today: '2026-03-01',
  } as const;
  const fieldOf = (over: object) => endorseProblem(surveys, { ...asked, doneDate: '2025-05-01', ...over })?.field;

  test('is recorded in its window, and late', () => {
    expect(fieldOf({})).toBeUndefined();
    expect(fieldOf({ doneDate: '2026-01-10' })).toBeUndefined();
  });

  test('moves the anniversary where it was early, which has to be confirmed', () => {
    expect(fieldOf({ doneDate: '2025-03-13' })).toBe('moves');
    expect(fieldOf({ doneDate: '2025-03-13', moves: true })).toBeUndefined();
    expect(fieldOf({ doneDate: '2024-06-14', moves: true })).toBe('doneDate');
    expect(fieldOf({ surveyKind: 'INTERMEDIATE', surveyNo: 1, doneDate: '2025-03-13', moves: true })).toBe('doneDate');
  });

  test('is neither to come, nor done twice, nor before its certificate or the one before it', () => {
    expect(fieldOf({ doneDate: '2026-03-02' })).toBe('doneDate');
    expect(fieldOf({ surveyNo: 1 })).toBe('surveyNo');
    expect(fieldOf({ surveyNo: 3 })).toBe('surveyNo');
    expect(fieldOf({ surveyNo: 5 })).toBe('surveyNo');
    expect(fieldOf({ surveyKind: 'RENEWAL', surveyNo: 1 })).toBe('surveyNo');
    expect(fieldOf({ surveyKind: 'INTERMEDIATE', surveyNo: 1, doneDate: '2023-01-01' })).toBe('doneDate');
  });
});

describe('what a ship must hold', () => {
  const tanker = { type: 'OIL_CHEMICAL_TANKER', tradeArea: 'UNLIMITED', flag: '中国' };
  const need = { ships: null, tradeArea: null, flag: null } as const;

  test.each([
    [[], false],
    [[need], true],
    [[{ ...need, ships: 'TANKER' }], true],
    [[{ ...need, ships: 'CHEMICAL' }], true],
    [[{ ...need, ships: 'DRY' }], false],
    [[{ ...need, tradeArea: 'COASTAL' }], false],
    [[{ ...need, ships: 'TANKER', tradeArea: 'UNLIMITED', flag: '中国' }], true],
    [[{ ...need, flag: '巴拿马' }], false],
    [
      [
        { ...need, flag: '巴拿马' },
        { ...need, ships: 'TANKER' },
      ],
      true,
    ],
  ] as const)('follows from type, trade and flag: %j', (needs, needed) => {
    expect(isNeeded(needs, tanker)).toBe(needed);
  });
});

test('two certificates are of one thing where holder, type and item are the same', () => {
  const of = { shipId: 4, companyId: null, typeId: 7, itemName: null };
  expect(currentKeyOf(of)).toBe(currentKeyOf({ ...of, itemName: '' }));
  expect(currentKeyOf({ ...of, itemName: 'Raft 1' })).toBe(currentKeyOf({ ...of, itemName: ' raft 1' }));
  expect(currentKeyOf({ ...of, itemName: 'Raft 2' })).not.toBe(currentKeyOf({ ...of, itemName: 'Raft 1' }));
  expect(currentKeyOf({ ...of, shipId: null, companyId: 4 })).not.toBe(currentKeyOf(of));
});
