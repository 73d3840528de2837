import { describe, expect, test } from 'vitest';
import { documentFlow } from '../flow/document-flow.ts';
import { defineFlow } from '../flow/flow.ts';
import { quantity, state, text } from '../resource/field.ts';
import { closedFields, isRemovable, openFields, rulingState } from '../resource/open.ts';
import { defineResource, lines } from '../resource/resource.ts';
import { openProblems } from './check-open.ts';

const label = { zh: '单', en: 'Sheet' };
const line = defineResource({
  name: 'yard.sheetLine',
  label,
  fields: { item: text(label), asked: quantity(label), granted: quantity(label) },
});
const sheet = defineResource({
  name: 'yard.sheet',
  label,
  fields: { note: text(label), term: text(label), lines: lines(line, label), status: state(documentFlow) },
  open: {
    IN_AUDIT: { fields: ['lines.granted', 'note'], permission: 'yard:sheet:audit' },
    APPROVE: ['note'],
  },
});
const tenderFlow = defineFlow({
  states: { NEW: { ...label, tone: 'grey' }, OUT: { ...label, tone: 'blue' } },
  initial: 'NEW',
  transitions: {},
});
const plain = defineResource({ name: 'yard.plain', label, fields: { note: text(label) } });
const steps = defineResource({
  name: 'yard.steps',
  label,
  fields: { note: text(label), stage: state(tenderFlow) },
});

const nobody = () => false;
const auditor = (permission: string) => permission === 'yard:sheet:audit';

describe('what of a record stays open', () => {
  test('everything in the first state, and where no state rules', () => {
    expect(openFields(sheet, { status: 'USE' }, nobody)).toBe('all');
    expect(openFields(plain, {}, nobody)).toBe('all');
    expect(rulingState(steps)).toBeUndefined();
    expect(openFields(steps, { stage: 'OUT' }, nobody)).toBe('all');
  });

  test('in the first state what the declaration names, where it names that; a new record is open whole', () => {
    const made = { ...sheet, open: { USE: ['note'] } };
    expect(openFields(made, { status: 'USE' }, nobody)).toEqual(['note']);
    expect(openFields(made, {}, nobody)).toBe('all');
  });

  test('under approval what the declaration names, to whoever holds its permission', () => {
    expect(openFields(sheet, { status: 'IN_AUDIT' }, nobody)).toEqual([]);
    expect(openFields(sheet, { status: 'IN_AUDIT' }, auditor)).toEqual(['lines.granted', 'note']);
    expect(openFields(sheet, { status: 'APPROVE' }, nobody)).toEqual(['note']);
    expect(openFields(sheet, { status: 'REJECT' }, auditor)).toEqual([]);
  });

  test('a kind with a flow of its own is closed behind its first state once it says what stays open', () => {
    const closing = { ...steps, open: { OUT: [] } };
    expect(openFields(closing, { stage: 'OUT' }, nobody)).toEqual([]);
    expect([isRemovable(closing, { stage: 'NEW' }), isRemovable(closing, { stage: 'OUT' })]).toEqual([true, false]);
  });

  test('of lines with an open field the others are closed, and no line comes or goes', () => {
    expect(closedFields(sheet, 'all')).toEqual([]);
    expect(closedFields(sheet, ['note'])).toEqual(['term', 'lines', 'status']);
    expect(closedFields(sheet, ['lines.granted'])).toEqual([
      'note',
      'term',
      'lines.+',
      'lines.item',
      'lines.asked',
      'status',
    ]);
  });

  test('a rejected document may be removed, one under approval or approved may not', () => {
    const removable = ['USE', 'IN_AUDIT', 'APPROVE', 'REJECT'].filter((status) => isRemovable(sheet, { status }));
    expect(removable).toEqual(['USE', 'REJECT']);
  });

  test('a declaration that names what is not there refuses the start', () => {
    expect(openProblems([sheet, plain])).toEqual([]);
    const wrong = { ...sheet, open: { USE: [], GONE: ['lines.none', 'status'] } };
    expect(openProblems([wrong])).toEqual([
      'yard.sheet: open: GONE is no state of status',
      'yard.sheet: open: lines.none is not typed',
      'yard.sheet: open: status is not typed',
    ]);
    expect(openProblems([{ ...plain, open: { X: [] } }])).toEqual(['yard.plain: open: no state closes anything']);
  });
});
