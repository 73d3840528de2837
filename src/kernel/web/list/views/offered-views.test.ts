import { expect, test } from 'vitest';
import { documentFlow } from '../../../flow/document-flow.ts';
import { defineFlow } from '../../../flow/flow.ts';
import { serial, state } from '../../../resource/field.ts';
import { defineResource } from '../../../resource/resource.ts';
import type { SavedFilter } from '../search/saved-filters.ts';
import { offeredViews } from './offered-views.ts';

const done = defineFlow({
  states: { NO: { zh: '未结', en: 'Open', tone: 'grey' }, YES: { zh: '已结', en: 'Done', tone: 'green' } },
  initial: 'NO',
  transitions: {},
});
const note = defineResource({
  name: 'yard.note',
  label: { zh: '单据', en: 'Note' },
  title: 'no',
  fields: {
    no: serial('N-{yyyy}{0000}', { zh: '单号', en: 'Number' }),
    status: state(documentFlow),
    done: state(done, { zh: '办结', en: 'Done' }),
  },
});
const words = (...given: Parameters<typeof offeredViews>): string[] =>
  offeredViews(...given).map(({ label }) => label.zh);

test('a list of documents offers their states', () => {
  expect(words(note, undefined)).toEqual(['全部', '草稿', '审批中', '已通过', '已驳回', '未结', '已结']);
});

test('what a list holds fast is not offered: each of its states would list the same', () => {
  expect(words(note, undefined, { status: 'USE' })).toEqual(['全部', '未结', '已结']);
  expect(words(note, undefined, { waiting: 'me' })).toEqual(['全部']);
  const own: readonly SavedFilter[] = [
    { key: 'mine', label: { zh: '我的', en: 'Mine' }, filters: { status: ['USE'] } },
    { key: 'late', label: { zh: '逾期', en: 'Late' }, filters: { done: ['NO'] } },
  ];
  expect(words(note, own, { status: 'USE' })).toEqual(['全部', '逾期']);
});
