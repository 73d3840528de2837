import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batch } from './batch.server.ts';

/** A table that may be away, and that refuses the line `bad`. */
function table() {
  const state = { away: false, stored: [] as string[], statements: 0, said: [] as string[] };
  const say = (_: unknown, words = ''): void => void state.said.push(words);
  const lines = batch<string>({
    write: async (some) => {
      await delay(1);
      if (state.away) throw new Error('connect ECONNREFUSED');
      if (some.includes('bad')) throw Object.assign(new Error('invalid byte sequence'), { code: '22021' });
      state.statements += 1;
      state.stored.push(...some);
    },
    closing: () => false,
    log: { info: say, warn: say, error: say },
  });
  return { state, lines };
}

test('the lines of a moment are written in one statement and in their order, without anybody asking', async () => {
  const { state, lines } = table();
  for (const line of ['a', 'b', 'c']) lines.add(line);
  expect(state.stored).toEqual([]);
  await delay(150);
  expect(state).toMatchObject({ stored: ['a', 'b', 'c'], statements: 1 });
});

test('whoever asks sees all that came before, also what came while others were being written', async () => {
  const { state, lines } = table();
  lines.add('a');
  const first = lines.flush();
  lines.add('b');
  await lines.flush();
  await first;
  expect(state.stored).toEqual(['a', 'b']);
});

test('a line that cannot be stored is said and does not take the others with it', async () => {
  const { state, lines } = table();
  for (const line of ['a', 'bad', 'b']) lines.add(line);
  await lines.flush();
  expect(state).toMatchObject({ stored: ['a', 'b'], said: ['log line refused'] });
});

test('lines wait for a database that is away and are written once when it is back', async () => {
  const { state, lines } = table();
  state.away = true;
  lines.add('a');
  await lines.flush();
  lines.add('b');
  await lines.flush();
  expect(state).toMatchObject({ stored: [], said: ['log lines wait for the database'] });
  state.away = false;
  await lines.flush();
  expect(state.stored).toEqual(['a', 'b']);
  lines.add('c');
  await delay(150);
  expect(state).toMatchObject({ stored: ['a', 'b', 'c'], statements: 2 });
});

test('while the database is away for long, memory is bounded and the loss is said', async () => {
  const { state, lines } = table();
  state.away = true;
  for (let i = 0; i < 10_050; i += 1) lines.add(`${i}`);
  await lines.flush();
  state.away = false;
  await lines.flush();
  expect(state.stored).toHaveLength(10_000);
  expect(state.said).toEqual(['log lines wait for the database', 'log lines lost']);
});
