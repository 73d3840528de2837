import { expect, test } from 'vitest';
import { moduleOf } from './compose.ts';

const named = { name: 'yard', label: { zh: '船厂', en: 'Yard' } };
const LABEL = { zh: '泊位', en: 'Berth' };

test('a role gets what all slices grant it, and lists follow each other', () => {
  const module = moduleOf(
    named,
    { roles: ['A'], grants: { GM: ['yard:berth:list'], '@staff': ['yard:berth:pick'] } },
    { roles: ['B'], grants: { GM: ['yard:dock:list'] } },
  );
  expect(module.roles).toEqual(['A', 'B']);
  expect(module.grants).toEqual({ GM: ['yard:berth:list', 'yard:dock:list'], '@staff': ['yard:berth:pick'] });
});

test('acts of one kind of record may come of several slices, each act of one', () => {
  const build = { 'yard.berth': { build: LABEL } };
  const { acts } = moduleOf(named, { acts: build }, { acts: { 'yard.berth': { close: LABEL } } });
  expect(acts).toEqual({ 'yard.berth': { build: LABEL, close: LABEL } });
  expect(() => moduleOf(named, { acts: build }, { acts: build })).toThrow('Two slices of yard name build');
});

test('what two slices name alike is refused', () => {
  const permissions = { 'yard:berth:open': LABEL };
  expect(() => moduleOf(named, { permissions }, { permissions })).toThrow('Two slices of yard name yard:berth:open');
});

test('what runs at the end runs slice by slice, each when the one before has ended', async () => {
  const heard: string[] = [];
  const slice = (name: string) => ({
    afterFailure: async () => {
      heard.push(`${name} begins`);
      await Promise.resolve();
      heard.push(`${name} ends`);
    },
  });
  const { afterFailure, stop } = moduleOf(named, slice('one'), slice('two'));
  const run: undefined | ((...given: never[]) => Promise<void>) = afterFailure;
  await run?.();
  expect(heard).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(stop).toBeUndefined();
});
