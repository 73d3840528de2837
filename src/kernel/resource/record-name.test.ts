import { expect, test } from 'vitest';
import { choice, date, ref, serial, text } from './field.ts';
import { recordName } from './record-name.ts';
import { type AnyResource, defineResource } from './resource.ts';

const label = { zh: '样品', en: 'Sample' };
const of = (resource: unknown): AnyResource => resource as AnyResource;

test('a record is called by its title in the language of the reader, else by the other', () => {
  const port = of(
    defineResource({ name: 'a.port', label, title: 'zh', titleEn: 'en', fields: { zh: text(label), en: text(label) } }),
  );
  expect(recordName(port, { id: 1, zh: '上海', en: 'Shanghai' }, 'en')).toBe('Shanghai');
  expect(recordName(port, { id: 1, zh: '上海', en: '' }, 'en')).toBe('上海');
  expect(recordName(port, { id: 1, zh: '上海', en: 'Shanghai' }, 'zh')).toBe('上海');
});

test('by its number where it has no title, and by its id where nothing else is there yet', () => {
  const order = of(defineResource({ name: 'a.order', label, fields: { no: serial('PO-{0000}', label) } }));
  expect(recordName(order, { id: 7, no: 'PO-0007' }, 'zh')).toBe('PO-0007');
  expect(recordName(order, { id: 7, no: null }, 'zh')).toBe('#7');
});

test('or by several fields together, each as people read it', () => {
  const kinds = { middle: { zh: '中间价', en: 'Middle rate' } };
  const rate = of(
    defineResource({
      ...{ name: 'a.rate', label, called: ['currency', 'kind', 'day'] },
      fields: { currency: ref('a.currency', label), kind: choice(kinds, label), day: date(label) },
    }),
  );
  const row = { id: 2055, currency: 3, kind: 'middle', day: '2026-11-20', labels: { currency: '美元' } };
  expect(recordName(rate, row, 'zh')).toBe('美元 · 中间价 · 2026-11-20');
  expect(recordName(rate, { ...row, day: null }, 'en')).toBe('美元 · Middle rate');
});
