import { expect, test } from 'vitest';
import { computed, decimal, ref, text } from './field.ts';
import { faceOf, leavesOf, leaving, onlyLeaving } from './leaves.ts';
import { childOf, defineResource, lines } from './resource.ts';

const line = defineResource({
  name: 'trade.offerLine',
  label: { zh: '行', en: 'Line' },
  fields: {
    item: text({ zh: '品名', en: 'Item' }),
    price: decimal({ zh: '单价', en: 'Price' }, 2, { private: 'trade:price:list' }),
    target: decimal({ zh: '目标价', en: 'Target' }, 2),
  },
  check: () => [{ field: 'target', message: { zh: '缺少目标价', en: 'No target' } }],
});
const offer = defineResource({
  name: 'trade.offer',
  label: { zh: '报价', en: 'Offer' },
  title: 'number',
  fields: {
    number: text({ zh: '编号', en: 'Number' }),
    firmId: ref('trade.firm', { zh: '公司', en: 'Firm' }),
    budget: decimal({ zh: '预算', en: 'Budget' }, 2),
    lines: lines(line, { zh: '明细', en: 'Lines' }),
  },
  unique: [['number']],
  scope: 'all',
});
const leaves = leavesOf(offer, ['number', 'lines.item', 'lines.price']);
const face = faceOf(leaves, {
  realm: 'vendor',
  scope: { partner: 'firmId' },
  labels: { 'lines.price': { zh: '我方单价', en: 'Your price' } },
  lines: {
    lines: { beside: { sum: computed({ scale: 2 }, { zh: '金额', en: 'Sum' }) }, fields: ['price', 'item', 'sum'] },
  },
});

test('a face has the fields that leave, in the order of its own, and what stands beside them', () => {
  expect(Object.keys(face.fields)).toEqual(['number', 'lines']);
  expect(Object.keys(childOf(face.fields.lines!).fields)).toEqual(['price', 'item', 'sum']);
  expect(leaving(leaves)).toEqual(['number']);
  expect(leaving(leaves, 'lines')).toEqual(['item', 'price']);
});

test('whose row it is decides: nothing in a face is private to a permission, and its words are those of its readers', () => {
  const { price } = childOf(face.fields.lines!).fields;
  expect(price).toMatchObject({ label: { zh: '我方单价', en: 'Your price' }, scale: 2 });
  expect(price).not.toHaveProperty('private');
});

test('rules of the house over fields that are not told do not run outside', () => {
  expect(childOf(face.fields.lines!).check).toBeUndefined();
  expect(face.unique).toBeUndefined();
  expect([face.name, face.title, face.outside?.of]).toEqual(['trade.offer', 'number', offer]);
});

test('what may not leave cannot be named, on paper, in a face or as a leaf that there is not', () => {
  expect(() => faceOf(leaves, { realm: 'vendor', scope: 'all', fields: ['budget'] })).toThrow('budget may not leave');
  expect(() => onlyLeaving(leaves, ['item', 'target'], 'lines')).toThrow('lines.target may not leave');
  expect(() => leavesOf(offer, ['lines.cost'])).toThrow('no field lines.cost');
});
