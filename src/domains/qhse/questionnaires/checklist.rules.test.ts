import { expect, test } from 'vitest';
import { answerLines, countsOf, findingOf, isNegative, isUnproposed } from './checklist.rules.ts';

const asked = (questionNo: string, over: object = {}) => ({
  chapterNo: '5',
  chapterTitle: '安全管理',
  questionNo,
  questionTitle: `第 ${questionNo} 题`,
  ncKind: '07',
  viqChapter: '5',
  isHardware: null,
  isProcess: null,
  isHuman: null,
  ...over,
});

test.each([
  [{ answer: 'NO' }, true],
  [{ answer: 'YES' }, false],
  [{ answer: 'NS' }, false],
  [{ answer: 'NA' }, false],
  [{ grade: 'NOT_EXPECTED' }, true],
  [{ grade: 'LARGELY' }, false],
  [{ grade: 'EXCEEDS' }, false],
  [{}, false],
] as const)('%o is negative: %s', (line, negative) => {
  expect(isNegative(line)).toBe(negative);
});

test('a negative answer waits to become a finding once', () => {
  expect(isUnproposed({ answer: 'NO' })).toBe(true);
  expect(isUnproposed({ answer: 'NO', proposedAt: '2026-03-10T00:00:00.000Z' })).toBe(false);
  expect(isUnproposed({ answer: 'YES' })).toBe(false);
});

test('the progress counts what is answered, whatever the answer', () => {
  const stamp = '2026-03-10T00:00:00.000Z';
  expect(
    countsOf([{ answer: 'YES' }, { answer: 'NO' }, { answer: 'NO', proposedAt: stamp }, { answer: 'NA' }, {}, {}]),
  ).toEqual({ questions: 6, answered: 4, progress: '0.6667', negatives: 2, unproposed: 1 });
  expect(countsOf([])).toEqual({ questions: 0, answered: 0, progress: null, negatives: 0, unproposed: 0 });
});

test('questions come by chapter and number, graded ones once for each aspect', () => {
  const some = [asked('5.10'), asked('5.2'), asked('1.1', { chapterNo: '1', chapterTitle: '基本信息' })];
  expect(answerLines('YES_NO', some).map(({ questionNo, aspect }) => [questionNo, aspect])).toEqual([
    ['1.1', null],
    ['5.2', null],
    ['5.10', null],
  ]);
  const graded = [asked('5.2', { isHuman: true, isHardware: true }), asked('5.1', { isProcess: true })];
  expect(answerLines('GRADED', graded).map(({ questionNo, aspect }) => [questionNo, aspect])).toEqual([
    ['5.1', 'PROCESS'],
    ['5.2', 'HARDWARE'],
    ['5.2', 'HUMAN'],
  ]);
});

test('a finding says what was remarked, else what was asked', () => {
  const line = { questionNo: '5.2', questionTitle: '防火门能否自闭', ncKind: '07' };
  expect(findingOf({ ...line, note: ' 左侧不能自闭 ' })).toEqual({
    ncKind: '07',
    ncLevel: 'OBSERVATION',
    ncContent: '左侧不能自闭',
    questionNo: '5.2',
    dangerLevel: 'LOW',
  });
  expect(findingOf({ ...line, note: ' ' }).ncContent).toBe('防火门能否自闭');
});
