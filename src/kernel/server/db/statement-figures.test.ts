import { describe, expect, test } from 'vitest';
import { fingerprint, p95Of, statementLedger } from './statement-figures.ts';

describe('the figures of statements', () => {
  test('one statement is counted under its name, or under its text with spaces folded, whatever the values are', () => {
    const ledger = statementLedger(() => 1000);
    ledger.note({ text: 'select 1', name: 'one' }, 2, 1, false);
    ledger.note({ text: 'select 1', name: 'one' }, 4, 1, false);
    ledger.note('select *\n  from t where id = $1', 1, 3, false);
    ledger.note('select * from t where id = $1', 1, 2, true);
    expect(ledger.all().map(({ key, calls, rows, failures }) => ({ key, calls, rows, failures }))).toEqual([
      { key: 'one', calls: 2, rows: 2, failures: 0 },
      { key: 'select * from t where id = $1', calls: 2, rows: 5, failures: 1 },
    ]);
  });

  test('long lists of places and values are cut, and a password in a text is hidden', () => {
    expect(fingerprint('select $1, $2, $3, $4, $5 from t')).toBe('select $… from t');
    expect(fingerprint('insert into t (a, b) values ($1, $2), ($3, $4), ($5, $6)')).toBe(
      'insert into t (a, b) values ($1, $2), …',
    );
    expect(fingerprint('where id in (1,2,3,4,5,6,7,8,9,10,11)')).toBe('where id in (1, …)');
    expect(fingerprint("alter role x password 'se''cret'")).not.toContain('cret');
  });

  test('the 95th percentile lies within one place of the true one', () => {
    const ledger = statementLedger(() => 1e9);
    for (let i = 1; i <= 1000; i += 1) ledger.note({ text: 'x', name: 'x' }, i / 10, 1, false);
    const [figures] = ledger.all();
    const p95 = p95Of(figures!);
    expect(p95).toBeGreaterThanOrEqual(95);
    expect(p95).toBeLessThanOrEqual(95 * Math.SQRT2);
    expect(figures!.maxMs).toBe(100);
  });

  test('more than five hundred different statements fill no memory: the others are one', () => {
    const ledger = statementLedger(() => 1e9);
    for (let i = 0; i < 5_000; i += 1) ledger.note(`select ${'x'.repeat(i % 50)} from t${i}`, 1, 1, false);
    expect(ledger.all()).toHaveLength(501);
    expect(ledger.beyond()).toBeGreaterThan(4_000);
    expect(ledger.all().find((figures) => figures.key === '')?.calls).toBe(4_500);
  });

  test('runs above the limit are kept with their text, the newest first, and never more than two hundred', () => {
    const ledger = statementLedger(() => 100);
    for (let i = 0; i < 1_000; i += 1) ledger.note('select pg_sleep($1)', 100 + i, 0, false);
    ledger.note('select 1', 99, 1, false);
    expect(ledger.slow()).toHaveLength(200);
    expect(ledger.slow()[0]).toMatchObject({ ms: 1099, figures: { text: 'select pg_sleep($1)' } });
  });

  test('counting a query costs less than five microseconds', () => {
    const ledger = statementLedger(() => 500);
    const texts = Array.from({ length: 100 }, (_, i) => `select a${i} from t where ${'b = $1 and '.repeat(60)} true`);
    const runs = 50_000;
    const time = (): number => {
      const began = process.threadCpuUsage();
      for (let i = 0; i < runs; i += 1) ledger.note(texts[i % 100]!, (i % 40) / 3, 20, false);
      return process.threadCpuUsage(began).user / runs;
    };
    // The best of five: whatever else the machine does only adds to it.
    expect(Math.min(time(), time(), time(), time(), time())).toBeLessThan(5);
  });
});
