import { expect, test, vi } from 'vitest';
import { breathing } from './breath.ts';

test('others have their turn once twenty milliseconds are over, and then not before as many more', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  try {
    const breathe = breathing();
    expect(breathe()).toBeUndefined();
    clock.mockReturnValue(1_020);
    expect(breathe()).toBeUndefined();
    clock.mockReturnValue(1_021);
    let answered = false;
    setImmediate(() => {
      answered = true;
    });
    await breathe();
    expect(answered).toBe(true);
    clock.mockReturnValue(1_041);
    expect(breathe()).toBeUndefined();
    clock.mockReturnValue(1_042);
    await expect(breathe()).resolves.toBeUndefined();
  } finally {
    clock.mockRestore();
  }
});
