import { expect, test } from 'vitest';
import { movesOf } from './voyage-moves.rules.ts';

test('an open voyage may be closed or cancelled, a closed one reopened, a cancelled one nothing', () => {
  expect(movesOf('OPEN')).toEqual(['close', 'cancel']);
  expect(movesOf('CLOSED')).toEqual(['reopen']);
  expect(movesOf('CANCELLED')).toEqual([]);
});
