import { expect, test } from 'vitest';
import { checkPortCall, tellsApart } from './port-call.rules.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 2, 1, 0, minute)).toISOString();
const fields = (row: Parameters<typeof checkPortCall>[0]) => checkPortCall(row)?.map(({ field }) => field);

test('a ship arrives, berths and leaves in that order; what is unknown stands in no order', () => {
  expect(fields({ eta: at(1), etb: at(2), etd: at(3), ata: at(5) })).toBeUndefined();
  expect(fields({ eta: at(3), etd: at(2) })).toEqual(['etd']);
  expect(fields({ ata: at(3), atb: at(2), atd: at(4) })).toEqual(['atb']);
});

test('a line of the statement of facts ends after it began', () => {
  expect(
    fields({
      sof: [
        { from: at(1), to: at(1) },
        { from: at(5), to: at(4) },
      ],
    }),
  ).toEqual(['sof.1.to']);
});

test('typed and reported times are told apart by more than a minute', () => {
  expect(tellsApart(at(10), at(11))).toBe(false);
  expect(tellsApart(at(10), at(12))).toBe(true);
  expect(tellsApart(null, at(12))).toBe(false);
});
