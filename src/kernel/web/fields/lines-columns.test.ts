import { expect, test } from 'vitest';
import { computed, quantity, ref, text } from '../../resource/field.ts';
import { columnsToRead } from './lines-columns.ts';

const fields = {
  materialId: ref('material.material', { zh: '物料', en: 'Item' }),
  description: text({ zh: '品名', en: 'Description' }),
  unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
  qty: quantity({ zh: '数量', en: 'Quantity' }, { unit: { field: 'unitId' } }),
  remark: text({ zh: '备注', en: 'Remark' }),
  sum: computed({ scale: 2 }, { zh: '金额', en: 'Amount' }),
};
const line = (name: string, description = name) => ({
  materialId: 1,
  unitId: 2,
  qty: '3',
  sum: '6.00',
  description,
  labels: { materialId: name, unitId: '升' },
});

test('lines are read without what no line says, a unit that its figures tell, and a description that is the name of the item', () => {
  expect(columnsToRead(fields, [line('防污漆'), line('稀释剂')])).toEqual(['materialId', 'qty', 'sum']);
});

test('a description that says more in one line stands in all of them', () => {
  const lines = [line('防污漆'), line('稀释剂', '稀释剂，20 升桶装')];
  expect(columnsToRead(fields, lines)).toEqual(['materialId', 'description', 'qty', 'sum']);
});
