import { expect, test } from 'vitest';
import { bondedProblems, oilProblems, stepProblems, stepsFor } from './effect.rules.ts';

const zh = (problems: readonly { zh: string }[]): string[] => problems.map((one) => one.zh);
const DONE = '2026-03-01T00:00:00.000Z';

test('coming home asks for cargo landed and duty paid, going abroad does not', () => {
  const steps = (mode: 'DOMESTIC' | 'FOREIGN') => stepsFor(mode).map(({ step }) => step);
  expect(steps('DOMESTIC')).toHaveLength(8);
  expect(steps('FOREIGN')).toEqual(['DECLARE_ENTRY', 'CUSTOMS_CLEAR', 'PERMIT', 'INSURANCE', 'CREW_DOCS', 'STORES']);
});

test('steps that are needed have to be done', () => {
  const steps = [
    { step: 'PERMIT', needed: true, doneTime: DONE },
    { step: 'STORES', needed: true, doneTime: null },
    { step: 'INSURANCE', needed: false, doneTime: null },
  ] as const;
  expect(zh(stepProblems(steps))).toEqual(['步骤“船用物料申报”还没有完成']);
});

test('oil has to stand as the cut report tells it, bonded stock apart', () => {
  const told = [
    { grade: 'VLSFO', bonded: true, tonnes: '86.500' },
    { grade: 'MGO', bonded: false, tonnes: '12.000' },
  ] as const;
  const vlsfo = { grade: 'VLSFO', bonded: true, qty: '86.5' } as const;
  const mgo = { grade: 'MGO', bonded: false, qty: '12.000' } as const;
  expect(oilProblems([vlsfo, mgo], told)).toEqual([]);
  expect(zh(oilProblems([{ ...vlsfo, qty: '86.499' }, mgo], told))).toEqual([
    'VLSFO 低硫燃油 保税：列有 86.499 吨，船报 86.500 吨',
  ]);
  expect(zh(oilProblems([{ ...vlsfo, bonded: false }, mgo], told))).toEqual([
    'VLSFO 低硫燃油：列有 86.5 吨，船报没有',
    'VLSFO 低硫燃油 保税：船报 86.500 吨，未列入',
  ]);
  expect(oilProblems([vlsfo, mgo, { grade: 'MDO', bonded: true, qty: '0.000' }], told)).toEqual([]);
});

test('bonded oil that comes home is dealt with, and its duty is paid', () => {
  const line = { grade: 'VLSFO', bonded: true, qty: '86.500', treatment: null, unitPrice: null } as const;
  const paid = [{ step: 'DUTY_PAID', needed: true, doneTime: DONE }] as const;
  const taxed = { ...line, treatment: 'DUTY_PAY', unitPrice: '3900.00' } as const;
  expect(zh(bondedProblems('DOMESTIC', [line], []))).toEqual(['VLSFO 低硫燃油 保税：须选处理方式']);
  expect(zh(bondedProblems('DOMESTIC', [{ ...taxed, unitPrice: null }], paid))).toEqual([
    'VLSFO 低硫燃油 保税：补税须填写完税单价',
  ]);
  expect(zh(bondedProblems('DOMESTIC', [taxed], []))).toEqual(['有补税使用的存油，步骤“税款缴清”须完成']);
  expect(bondedProblems('DOMESTIC', [taxed], paid)).toEqual([]);
  expect(bondedProblems('DOMESTIC', [{ ...line, treatment: 'KEEP_SEALED' }], [])).toEqual([]);
  expect(bondedProblems('FOREIGN', [line], [])).toEqual([]);
});
