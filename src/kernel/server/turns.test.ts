import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('of many calls of one person some run at a time, in their order; those of another wait for none of them', async () => {
  const take = createTurns(3);
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const call = async (person: number, name: string): Promise<void> => {
    const leave = await take(person);
    began.push(name);
    ends.push(leave);
  };
  const calls = ['a', 'b', 'c', 'd', 'e'].map((name) => call(1, name));
  await Promise.all(calls.slice(0, 3));
  await call(2, 'other');
  expect(began).toEqual(['a', 'b', 'c', 'other']);
  ends[1]!();
  await calls[3];
  ends[0]!();
  await calls[4];
  expect(began).toEqual(['a', 'b', 'c', 'other', 'd', 'e']);
  for (const leave of [ends[2]!, ends[4]!, ends[5]!]) leave();
  await call(1, 'later');
  expect(began.at(-1)).toBe('later');
});
