import { expect, test } from 'vitest';
import { detailSections } from './detail-sections.ts';
import { computed, ref, serial, text } from './field.ts';
import { defineResource } from './resource.ts';

const label = { zh: '字段', en: 'Field' };
const claim = defineResource({
  name: 'yard.claim',
  label,
  fields: {
    no: serial('C-{0000}', label),
    berthId: ref('yard.berth', label),
    shipId: ref('yard.ship', label),
    reason: text(label),
    amount: computed({ scale: 2 }, label),
    source: ref('yard.source', label),
  },
  list: { columns: ['no', 'berthId'] },
  form: [['reason']],
  scope: 'all',
});

test('a page shows what the form asks for, what the server writes, and what the list shows and no form has', () => {
  expect(detailSections(claim).sections.map(({ fields }) => fields)).toEqual([['no', 'reason', 'berthId', 'amount']]);
});

test('what a page shows elsewhere is left out', () => {
  expect(detailSections(claim, ['berthId']).sections[0]?.fields).toEqual(['no', 'reason', 'amount']);
});
