import { describe, expect, it } from 'vitest';
import { date, text } from '../../resource/field.ts';
import { type AnyResource, defineResource } from '../../resource/resource.ts';
import { clashesOf, mergeValues } from './conflict.ts';
import { inFormOrder, problemsOf } from './problems.ts';

const certificate: AnyResource = defineResource({
  name: 'crew.certificate',
  label: { zh: '船员证书', en: 'Crew certificate' },
  fields: {
    number: text({ zh: '证书编号', en: 'Number' }, { required: true }),
    place: text({ zh: '签发地', en: 'Place' }),
    note: text({ zh: '备注', en: 'Note' }),
    expiresOn: date({ zh: '有效期至', en: 'Expires' }),
  },
  form: [['expiresOn', 'number'], ['place'], ['note']],
});

describe('two editors of one record', () => {
  const base = { number: 'A1', place: '宁波', note: null, expiresOn: '2026-01-01' };
  const mine = { ...base, place: '上海', note: '复印件' };
  const theirs = { ...base, place: '广州', expiresOn: '2027-01-01', note: '' };
  const clashes = clashesOf(certificate, base, mine, theirs);

  it('have to choose only where both changed the same field to different values', () => {
    expect(clashes.filter((clash) => clash.open).map((clash) => clash.field)).toEqual(['place']);
  });
  it('lose nothing: what only one of them changed is kept', () => {
    expect(mergeValues(mine, clashes, { place: 'mine' })).toEqual({ ...mine, expiresOn: '2027-01-01' });
    expect(mergeValues(mine, clashes, { place: 'theirs' })).toMatchObject({ place: '广州', note: '复印件' });
  });
  it('who made the same change have nothing to settle', () => {
    expect(clashesOf(certificate, base, { ...base, place: '广州' }, { ...base, place: '广州' })).toEqual([]);
  });
});

describe('errors of a form', () => {
  it('are one a field, in the words of the resource', () => {
    expect(problemsOf(certificate, { expiresOn: '2026-02-30' }, (text) => text.zh)).toEqual({
      expiresOn: '有效期至须为日期 yyyy-MM-dd',
      number: '证书编号必填',
    });
  });
  it('are walked through from top to bottom', () => {
    expect(inFormOrder(certificate, ['note', 'number', 'lines.0.x', 'expiresOn'])).toEqual([
      'expiresOn',
      'number',
      'note',
      'lines.0.x',
    ]);
  });
});
