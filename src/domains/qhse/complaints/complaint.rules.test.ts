import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEVEL_ORDER, levelAbove, plainCode, replyDueOf, seatsOf } from './complaint.rules.ts';

const [CHIEF, MASTER, SUPT, DPA, GM] = [1, 2, 3, 4, 5];
const ladder = { DEPT_HEAD: [CHIEF], MASTER: [MASTER], COMPANY: [SUPT], EXTERNAL: [DPA, GM] };
const dpas = [DPA];

test.each([
  ['DEPT_HEAD', null, 'DEPT_HEAD', CHIEF, MASTER, DPA],
  ['DEPT_HEAD', CHIEF, 'MASTER', MASTER, SUPT, DPA],
  ['DEPT_HEAD', MASTER, 'DEPT_HEAD', CHIEF, SUPT, DPA],
  ['MASTER', MASTER, 'COMPANY', SUPT, DPA, DPA],
  ['COMPANY', null, 'COMPANY', SUPT, DPA, DPA],
  ['EXTERNAL', null, 'EXTERNAL', DPA, GM, DPA],
  ['EXTERNAL', DPA, 'EXTERNAL', GM, null, null],
] as const)(
  'lodged with %s against %s it is of %s: %s, above %s, designated %s',
  (from, against, level, handler, above, dpa) => {
    expect(seatsOf({ ladder, dpas, from, against })).toEqual({
      complaintLevel: level,
      handlerId: handler,
      aboveId: above,
      dpaId: dpa,
    });
  },
);

test('a level at which nobody stands is passed over', () => {
  const shore = { DEPT_HEAD: [], MASTER: [], COMPANY: [SUPT], EXTERNAL: [DPA] };
  expect(seatsOf({ ladder: shore, dpas, from: 'DEPT_HEAD', against: null })).toMatchObject({
    handlerId: SUPT,
    aboveId: DPA,
  });
  const nobody = { DEPT_HEAD: [], MASTER: [], COMPANY: [], EXTERNAL: [] };
  expect(seatsOf({ ladder: nobody, dpas: [], from: 'DEPT_HEAD', against: null })).toBeUndefined();
});

test('one level up somebody else has it, and at the last one whoever is left', () => {
  expect(levelAbove('DEPT_HEAD')).toBe('MASTER');
  expect(levelAbove('EXTERNAL')).toBe('EXTERNAL');
  expect(seatsOf({ ladder, dpas, from: 'EXTERNAL', against: null, except: DPA })).toMatchObject({
    handlerId: GM,
    dpaId: DPA,
  });
  expect(seatsOf({ ladder, dpas, from: 'EXTERNAL', against: GM, except: DPA })).toBeUndefined();
});

test('whoever is complained of neither handles nor sees it', () => {
  const people = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 });
  const ladders = fc.record({ DEPT_HEAD: people, MASTER: people, COMPANY: people, EXTERNAL: people });
  fc.assert(
    fc.property(
      ladders,
      people,
      fc.constantFrom(...LEVEL_ORDER),
      fc.integer({ min: 1, max: 6 }),
      (some, designated, from, against) => {
        const seats = seatsOf({ ladder: some, dpas: designated, from, against });
        if (!seats) return;
        expect([seats.handlerId, seats.aboveId, seats.dpaId]).not.toContain(against);
        expect(seats.aboveId).not.toBe(seats.handlerId);
        expect(LEVEL_ORDER.indexOf(seats.complaintLevel)).toBeGreaterThanOrEqual(LEVEL_ORDER.indexOf(from));
      },
    ),
  );
});

test('a reply is due so many days on, and a code is the same however it is typed', () => {
  expect(replyDueOf('2026-02-20', 14)).toBe('2026-03-06');
  expect(plainCode(' 7kq2-m4xd 9abc-efgh')).toBe('7KQ2M4XD9ABCEFGH');
});
