import { describe, expect, test } from 'vitest';
import { choice, date, datetime, ref, serial, text } from './field.ts';
import { recordName } from './record-name.ts';
import { type AnyResource, defineResource } from './resource.ts';

const label = { zh: '样例', en: 'Sample' };
const KINDS = { mid: { zh: '中间价', en: 'Middle rate' } } as const;
const rate = defineResource({
  name: 'sample.rate',
  label,
  title: ['currencyId', 'day', 'kind'],
  fields: { currencyId: ref('sample.currency', label), day: date(label), kind: choice(KINDS, label) },
}) as AnyResource;
const row = { id: 7, currencyId: 3, day: '2026-11-20', kind: 'mid', labels: { currencyId: 'USD' } };

describe('what a record is called', () => {
  test('several fields name it together, with the words that the reader sees', () => {
    expect(recordName(rate, row, 'zh')).toBe('USD · 2026-11-20 · 中间价');
    expect(recordName(rate, row, 'en')).toBe('USD · 2026-11-20 · Middle rate');
  });

  test('a part that is empty, or a reference whose name is not known, stays away', () => {
    expect(recordName(rate, { id: 7, currencyId: 3, day: '2026-11-20', kind: null }, 'zh')).toBe('2026-11-20');
    expect(recordName(rate, { id: 7 }, 'zh')).toBe('#7');
  });

  test('a moment is written by the reader’s clock, without one in UTC', () => {
    const span = defineResource({
      name: 'sample.span',
      label,
      title: ['from'],
      fields: { from: datetime(label) },
    }) as AnyResource;
    const at = { id: 1, from: '2026-11-20T04:00:00.000Z' };
    expect(recordName(span, at, 'en')).toBe('2026-11-20 04:00 UTC');
    expect(recordName(span, at, 'en', () => 'noon')).toBe('noon');
  });

  test('one with a name in English goes by it in English, one without a name by its number', () => {
    const fields = { name: text(label), nameEn: text(label), no: serial('N{0000}', label) };
    const named = defineResource({ name: 'sample.named', label, title: 'name', titleEn: 'nameEn', fields });
    const ship = { id: 1, name: '海岳5', nameEn: 'HAI YUE 5', no: 'N0001' };
    expect(recordName(named as AnyResource, ship, 'en')).toBe('HAI YUE 5');
    expect(recordName(named as AnyResource, { ...ship, nameEn: '' }, 'en')).toBe('海岳5');
    expect(recordName(named as AnyResource, { ...ship, name: '', nameEn: '' }, 'en')).toBe('N0001');
  });
});
