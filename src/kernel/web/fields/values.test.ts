import { describe, expect, it } from 'vitest';
import { computed, date, datetime, decimal, int, money, quantity, share } from '../../resource/field.ts';
import { numberText } from '../../resource/number-text.ts';
import { readTyped } from './date-value.ts';
import { numberValue, typedNumber } from './number-value.ts';
import { flat, labelMatches, treeOf } from './tree-options.ts';

const label = { zh: '值', en: 'Value' };

describe('figures', () => {
  it('shows zero as 0.00 and unknown as a dash, never the one for the other', () => {
    expect(numberText(money(label), '0.00')).toBe('0.00');
    expect(numberText(money(label), null)).toBe('—');
    expect(numberText(money(label), '1234567.5')).toBe('1,234,567.50');
  });
  it('shows fuel in three places, whole numbers plain, and a quantity without idle zeros', () => {
    expect(numberText(decimal(label, 3), '12.5')).toBe('12.500');
    expect(numberText(int(label), 12345)).toBe('12,345');
    expect(numberText(quantity(label), '6.0000')).toBe('6');
    expect(numberText(quantity(label), '6.5000')).toBe('6.50');
    expect(numberText(quantity(label), '6.1250')).toBe('6.125');
  });
  it('shows a share in percent, takes it in percent, and keeps it as a fraction', () => {
    const rate = share(label);
    expect([numberText(rate, '0.1300'), numberText(rate, '0.0650'), numberText(rate, '0')]).toEqual(['13', '6.5', '0']);
    expect([numberValue(rate, '13'), numberValue(rate, '6.5'), numberValue(rate, '')]).toEqual(['0.13', '0.065', null]);
    expect([typedNumber(rate, '0.1300'), typedNumber(decimal(label, 2), '0.13')]).toEqual(['13', '0.13']);
    expect(numberText(computed('share', label), '0.1300')).toBe('13');
  });
  it('of a figure kept finer than people read it shows what says something, the cent at least', () => {
    expect([numberText(decimal(label, 6), '380.000000'), numberText(decimal(label, 6), '12.345600')]).toEqual([
      '380.00',
      '12.3456',
    ]);
    expect(numberText(decimal(label, 4), '1.5000')).toBe('1.5000');
    // A ratio of five places is read by all of them.
    expect(numberText(computed({ scale: 5 }, label), '1.00210')).toBe('1.00210');
  });
  it('writes a year as years are written', () => {
    expect(numberText(int(label, { min: 2019, max: 2100 }), 2026)).toBe('2026');
    expect(numberText(int(label, { min: 0, max: 9999 }), 2026)).toBe('2,026');
  });
  it('keeps decimals as text and whole numbers as numbers', () => {
    expect(numberValue(decimal(label, 3), '12.')).toBe('12');
    expect(numberValue(decimal(label, 3), '.5')).toBe('0.5');
    expect(numberValue(int(label), '12')).toBe(12);
    expect(numberValue(int(label), '-')).toBeNull();
  });
});

describe('typed dates', () => {
  it('come to the form of their field', () => {
    expect(readTyped('2026/3/5', 'day')).toEqual({ value: '2026-03-05' });
    expect(readTyped('2026-3-5 8:05', 'minute')).toEqual({ value: '2026-03-05 08:05' });
    expect(readTyped('20260305', 'minute')).toEqual({ value: '2026-03-05 00:00' });
    expect(readTyped('2026年3月', 'month')).toEqual({ value: '2026-03' });
    expect(readTyped(' ', 'day')).toEqual({ value: null });
  });
  it('with exactly one hyphen are refused in the words of the specification', () => {
    expect(readTyped('2026-0305', 'day')).toMatchObject({ wrong: { zh: '请输入正确日期格式' } });
    expect(readTyped('2026-13', 'month')).toHaveProperty('wrong');
  });
  it('belong to date and datetime fields', () => {
    expect(date(label).variant).toBe('day');
    expect(datetime(label).kind).toBe('datetime');
  });
});

describe('a tree to choose from', () => {
  const flatItems = [
    { id: 1, parentId: null, label: '集团' },
    { id: 2, parentId: 1, label: '航运部' },
    { id: 3, parentId: 9, label: '外部' },
  ];
  it('grows from a flat list; an item whose parent is out of reach stands at the top', () => {
    expect(treeOf(flatItems).map((n) => n.title)).toEqual(['集团', '外部']);
    expect(flat(treeOf(flatItems)).filter((n) => n.isLeaf)).toHaveLength(2);
  });
  it('reads other key names', () => {
    const [top] = treeOf([{ organizationId: 7, name: 'Group', child: [{ organizationId: 8, name: 'Fleet' }] }], {
      id: 'organizationId',
      label: 'name',
      children: 'child',
    });
    expect(top).toMatchObject({ value: 7, title: 'Group', children: [{ value: 8, isLeaf: true }] });
  });
  it('is filtered by a part of the label whatever its case', () => {
    expect(labelMatches('Fleet Department', 'DEPART')).toBe(true);
    expect(labelMatches('航运部', '船')).toBe(false);
  });
});
