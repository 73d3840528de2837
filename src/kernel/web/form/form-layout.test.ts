import { describe, expect, it } from 'vitest';
import { bool, date, datetime, decimal, files, int, money, position, text } from '../../resource/field.ts';
import { widthOf } from './field-width.ts';
import { sectionInSight } from './section-in-sight.ts';

const LABEL = { zh: '名', en: 'Name' };

describe('a control is as wide as what stands in it', () => {
  it.each([
    ['a date', date(LABEL), 'date'],
    ['a date with time', datetime(LABEL), 'time'],
    ['a position', position('lat', LABEL), 'time'],
    ['a whole number', int(LABEL), 'number'],
    ['hours', decimal(LABEL, 2, { unit: 'h' }), 'number'],
    ['money', money(LABEL), 'money'],
    ['an IMO number', text(LABEL, { max: 7 }), 'code'],
    ['a name', text(LABEL, { max: 80 }), 'name'],
    ['a line of words', text(LABEL), 'fill'],
    ['a remark', text(LABEL, { variant: 'long' }), 'row'],
    ['files', files(LABEL), 'row'],
    ['a switch', bool(LABEL), 'name'],
  ] as const)('%s', (_what, field, width) => expect(widthOf(field)).toBe(width));
});

describe('the section that is being read', () => {
  const places = (scroll: number) =>
    ['资料', '尺度', '油水'].map((key, at) => ({ key, top: 100 + at * 300 - scroll, bottom: 390 + at * 300 - scroll }));
  const at = (scroll: number) => sectionInSight(places(scroll), { line: 120, floor: 600 });

  it('is the last one whose head has passed the nav', () => {
    expect(at(0)).toBe('资料');
    expect(at(200)).toBe('资料');
    expect(at(280)).toBe('尺度');
  });
  it('is the first whole one where the page has come to its end', () => {
    expect(at(395)).toBe('尺度');
    expect(sectionInSight(places(560), { line: 120, floor: 600 })).toBe('油水');
  });
  it('is none where there are none', () => {
    expect(sectionInSight([], { line: 0, floor: 0 })).toBeUndefined();
  });
});
