import { expect, test } from 'vitest';
import { howCured } from './repeat.rules.ts';

const typed = { equipmentId: 1, day: '2026-03-10' };
const fault = { equipmentId: 1, closed: true, finishDate: '2026-01-10', nextDay: null };

test.each([
  ['is typed again', fault, { cure: 'FAILED', heldDays: 59 }],
  ['had a fault between', { ...fault, nextDay: '2026-01-30' }, { cure: 'FAILED', heldDays: 20 }],
  ['is typed before the next', { ...fault, nextDay: '2026-04-01' }, { cure: 'FAILED', heldDays: 59 }],
  ['failed on the day of its repair', { ...fault, nextDay: '2026-01-10' }, { cure: 'FAILED', heldDays: 0 }],
  ['was repaired after what is typed', { ...fault, finishDate: '2026-03-11' }, { cure: 'HELD', heldDays: null }],
  ['is not closed', { ...fault, closed: false, nextDay: '2026-02-01' }, { cure: 'OPEN', heldDays: null }],
  ['is not repaired', { ...fault, finishDate: null }, { cure: 'OPEN', heldDays: null }],
  ['of a sister had none since', { ...fault, equipmentId: 2 }, { cure: 'HELD', heldDays: null }],
  ['of a sister had one', { ...fault, equipmentId: 2, nextDay: '2026-03-01' }, { cure: 'FAILED', heldDays: 50 }],
] as const)('a component that %s', (_what, earlier, told) => expect(howCured(earlier, typed)).toEqual(told));
