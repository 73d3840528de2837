import { afterAll, beforeAll, expect, test } from 'vitest';
import { choice, date, decimal, text } from '../../resource/field.ts';
import { defineResource } from '../../resource/resource.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { stallMeter } from '../../testing/stall.ts';
import { checkSheet } from './import-sheet.ts';
import { writeBook } from './workbook.ts';

const COLUMNS = 200;
const ROWS = 5_000;
const RIGHT_ROWS = 4_800;
/** Others wait so long at most. */
const BOUND_MS = 200;

const KINDS = [
  (label: string) => text({ zh: label, en: label }),
  (label: string) => decimal({ zh: label, en: label }, 3),
  (label: string) => date({ zh: label, en: label }),
  (label: string) => choice({ A: { zh: '甲', en: 'A' }, B: { zh: '乙', en: 'B' } }, { zh: label, en: label }),
];
const fields = Object.fromEntries(
  Array.from({ length: COLUMNS }, (_, i) => [`field${i}`, KINDS[i % KINDS.length]!(`列 ${i}`)]),
);
const wide = defineResource({
  name: 'excel.wide',
  label: { zh: '宽表', en: 'Wide' },
  title: 'field0',
  fields: fields as { field0: ReturnType<typeof text> },
  list: { columns: ['field0'] },
  excel: { import: true },
});

let t: TestServer;
beforeAll(async () => {
  t = await testServer({ modules: [{ name: 'excel', label: wide.label, resources: [wide], endpoints: [] }] });
});
afterAll(() => t.close());

const columns = Array.from({ length: COLUMNS }, (_, i) => ({ header: `列 ${i}`, width: 10 }));
const RIGHT = ['甲', 1.5, '2026-01-02', '甲'];
const WRONG = ['甲', '一', '昨天', '丙'];

test('a sheet of a million cells, right ones and wrong ones, holds up nobody', async () => {
  const rows = Array.from({ length: ROWS }, (_, n) => columns.map((_c, i) => (n < RIGHT_ROWS ? RIGHT : WRONG)[i % 4]!));
  const file = await writeBook([{ name: 'a', columns, rows }]);
  const meter = stallMeter();
  const { valid, errors } = await checkSheet(wide, t.ctx(), file);
  const stall = meter.worstMs();
  meter.stop();
  expect(valid).toHaveLength(RIGHT_ROWS);
  // A sheet that is wrong everywhere is not followed to its end.
  expect(errors.length).toBeLessThan(20_300);
  expect(errors.at(-1)?.message.zh).toBe('错误过多，从此行起未检查');
  expect(Math.round(stall)).toBeLessThan(BOUND_MS);
}, 300_000);
