import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What this computer's clock says when a call is sent. */
const SENT = Date.parse('2026-03-02T08:00:00.400Z');
const at = (ms: number) => new Date(SENT + ms).toUTCString();

async function freshClock() {
  vi.resetModules();
  const { askServerTime, serverNow } = await import('./server-clock.ts');
  /** A call whose answer comes after so many milliseconds; the computer's clock then goes back to where it was. */
  const answered = (date: string | null, after: number): void => {
    const heard = askServerTime();
    vi.setSystemTime(SENT + after);
    heard(date);
    vi.setSystemTime(SENT);
  };
  return { answered, serverNow };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.useFakeTimers({ now: SENT, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer that took long, and tells whole seconds, moves no clock', async () => {
  const { answered, serverNow } = await freshClock();
  answered(at(0), 9000);
  expect(serverNow()).toBe(SENT);
  answered(at(8700), 9000);
  expect(serverNow()).toBe(SENT);
});

test('a computer that is off goes by the server, and slow answers do not move it from there', async () => {
  const { answered, serverNow } = await freshClock();
  answered(at(3_600_000), 100);
  const known = serverNow();
  expect(Math.abs(known - SENT - 3_600_000)).toBeLessThanOrEqual(1000);
  answered(at(3_600_000), 9000);
  expect(serverNow()).toBe(known);
  answered(at(0), 100);
  expect(serverNow()).toBe(SENT);
});

test('an answer without a date tells nothing', async () => {
  const { answered, serverNow } = await freshClock();
  answered(null, 0);
  answered('soon', 0);
  expect(serverNow()).toBe(SENT);
});
