import { computed, date, decimal, int, quantity, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { discounted } from './contract-price.rules.ts';

const priced = { private: PRICE_PERMISSION } as const;
const CURRENCY = { record: 'currencyId' } as const;

/** What one unit of a material costs, from a quantity on, in a part of the time or all of it. */
export const contractPrice = defineResource({
  name: 'purchasing.contractPrice',
  label: { zh: '价格行', en: 'Price' },
  title: ['materialId'],
  fields: {
    materialId: ref('material.material', { zh: '物料', en: 'Material' }, { required: true }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }, { required: true }),
    minQty: quantity(
      { zh: '起订量', en: 'From quantity' },
      {
        min: 0,
        max: 9_999_999,
        unit: { field: 'unitId' },
        help: { zh: '订购量达到此数时适用；留空为不限', en: 'It holds from this quantity on; left empty from any' },
      },
    ),
    listPrice: decimal({ zh: '单价', en: 'List price' }, 6, {
      required: true,
      min: 0,
      max: 999_999_999,
      unit: CURRENCY,
      ...priced,
    }),
    discountPct: decimal({ zh: '折扣', en: 'Discount' }, 2, { min: 0, max: 99.99, unit: '%', ...priced }),
    price: computed(
      { scale: 6, unit: CURRENCY },
      { zh: '合同价', en: 'Contract price' },
      { ...priced, from: (row: Parameters<typeof discounted>[0]) => discounted(row) },
    ),
    leadDays: int({ zh: '交货天数', en: 'Lead days' }, { min: 0, max: 999 }),
    validFrom: date({ zh: '价格起', en: 'Price from' }),
    validTo: date({ zh: '价格止', en: 'Price until' }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
  index: [['materialId']],
});

/** What delivery in a port adds to the price of a unit: lubes and paints cost more in some. */
export const portCharge = defineResource({
  name: 'purchasing.portCharge',
  label: { zh: '港口加价', en: 'Port charge' },
  title: ['portId'],
  fields: {
    portId: ref('parameter.port', { zh: '港口', en: 'Port' }, { required: true }),
    materialId: ref(
      'material.material',
      { zh: '物料', en: 'Material' },
      { help: { zh: '留空则适用于全部物料', en: 'Left empty it holds for all materials' } },
    ),
    addPerUnit: decimal({ zh: '单位加价', en: 'Added per unit' }, 6, {
      required: true,
      min: 0,
      max: 999_999_999,
      unit: CURRENCY,
      ...priced,
    }),
  },
});

export type ContractPrice = LineRow<typeof contractPrice>;
