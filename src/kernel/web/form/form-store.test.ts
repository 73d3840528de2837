import { describe, expect, it, vi } from 'vitest';
import { createFormStore, type Problems } from './form-store.ts';

const START = {
  port: null as string | null,
  oil: { HEATING: { fuel: '1.000' } },
  lines: [{ name: 'a' }, { name: 'b' }],
};

describe('a form store', () => {
  it('tells only the cell whose path changed, its parents and its children', () => {
    const store = createFormStore(START);
    const heard = { fuel: vi.fn(), oil: vi.fn(), port: vi.fn(), all: vi.fn(), second: vi.fn() };
    store.subscribe('oil.HEATING.fuel', heard.fuel);
    store.subscribe('oil', heard.oil);
    store.subscribe('port', heard.port);
    store.subscribe('*', heard.all);
    store.subscribe('lines.1.name', heard.second);
    store.set('oil.HEATING.fuel', '2.000');
    expect(heard.fuel).toHaveBeenCalledOnce();
    expect(heard.oil).toHaveBeenCalledOnce();
    expect(heard.all).toHaveBeenCalledOnce();
    expect(heard.port).not.toHaveBeenCalled();
    store.set('lines', [{ name: 'a' }]);
    expect(heard.second).toHaveBeenCalledOnce();
  });

  it('keeps what it was given unchanged', () => {
    const store = createFormStore(START);
    store.set('lines.0.name', 'z');
    expect(START.lines[0]!.name).toBe('a');
    expect(store.values().lines).toEqual([{ name: 'z' }, { name: 'b' }]);
    expect(store.values().oil).toBe(START.oil);
  });

  it('is unsaved after a change and saved again when the value is put back', () => {
    const store = createFormStore(START);
    store.set('port', 'CNNGB');
    expect(store.dirty()).toBe(true);
    expect(store.changed()).toEqual(['port']);
    store.set('port', '');
    expect(store.dirty()).toBe(false);
  });

  it('checks a burst of changes once', async () => {
    const check = vi.fn(() => ({}));
    const store = createFormStore(START, { check });
    check.mockClear();
    store.setMany({ port: 'x', 'oil.HEATING.fuel': '3.000' });
    store.set('port', 'y');
    await Promise.resolve();
    expect(check).toHaveBeenCalledOnce();
  });

  const rule = (v: typeof START): Problems => (v.port ? {} : { port: '港口必填', oil: '油耗必填' });

  it('shows an error only of a field that was left, and all of them after an attempt to submit', () => {
    const store = createFormStore(START, { check: rule });
    expect(store.shownError('port')).toBeUndefined();
    store.touch('port');
    expect(store.shownError('port')).toBe('港口必填');
    expect(store.shownError('oil')).toBeUndefined();
    store.showAll();
    expect(store.shownError('oil')).toBe('油耗必填');
    store.set('port', 'CNNGB');
    expect(store.errors()).toEqual({});
  });

  it('drops a refusal of the server when its field is changed', () => {
    const store = createFormStore(START);
    store.setErrors({ port: '港口已停用', 'lines.0.name': '重复' });
    expect(store.shownError('port')).toBe('港口已停用');
    store.set('port', 'CNSHA');
    expect(store.errors()).toEqual({ 'lines.0.name': '重复' });
    store.set('lines', []);
    expect(store.errors()).toEqual({});
  });
});
