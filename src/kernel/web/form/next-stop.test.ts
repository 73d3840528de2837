import { describe, expect, it } from 'vitest';
import { nextStop } from './next-stop.ts';

const ORDER = ['name', 'port', 'lines', 'lines.0.a', 'lines.0.b', 'lines.1.a', 'lines.1.b', 'note'];

describe('a walk through the errors of a form', () => {
  it('starts at the top, goes on after the focus, and from the end to the top again', () => {
    const wrong = ['note', 'port', 'lines.1.a'];
    expect(nextStop(wrong, ORDER)).toBe('port');
    expect(nextStop(wrong, ORDER, 'port')).toBe('lines.1.a');
    expect(nextStop(wrong, ORDER, 'lines.1.a')).toBe('note');
    expect(nextStop(wrong, ORDER, 'note')).toBe('port');
  });
  it('skips nothing when the one in focus has been put right', () => {
    expect(nextStop(['lines.1.a', 'note'], ORDER, 'port')).toBe('lines.1.a');
    expect(nextStop(['note'], ORDER, 'lines.1.a')).toBe('note');
  });
  it('stays at the only one left, and goes nowhere when none is', () => {
    expect(nextStop(['port'], ORDER, 'port')).toBe('port');
    expect(nextStop([], ORDER, 'port')).toBeUndefined();
  });
  it('passes lines in their order, also those that the list of places does not know', () => {
    expect(nextStop(['cargos.10.name', 'cargos.9.name'], ['cargos', 'note'], 'cargos.9.name')).toBe('cargos.10.name');
    expect(nextStop(['unknown', 'note'], ORDER, 'note')).toBe('unknown');
  });
});
