import { describe, expect, test } from 'vitest';
import { changePasswordProblems, isStrongPassword, PASSWORD_TEXT, passwordProblem } from './password.ts';

describe('password strength', () => {
  test.each([
    ['abcdef', false],
    ['ABCDEF', false],
    ['123456', false],
    ['abc123', false],
    ['abcDEF', false],
    ['abc!@#', false],
    ['Abc123', true],
    ['abc12!', true],
    ['ABC12!', true],
    ['Abcde!', true],
    ['Ab1!xyz', true],
  ])('%s strong: %s', (password, strong) => expect(isStrongPassword(password)).toBe(strong));

  test('six to twenty characters', () => {
    expect(passwordProblem('Ab1!x')).toBe(PASSWORD_TEXT.length);
    expect(passwordProblem('Ab1!xy')).toBeNull();
    expect(passwordProblem('Ab1!'.repeat(5))).toBeNull();
    expect(passwordProblem(`${'Ab1!'.repeat(5)}x`)).toBe(PASSWORD_TEXT.length);
  });
});

describe('changing the password', () => {
  test('every empty field is named', () => {
    const problems = changePasswordProblems({ oldPass: '', newPass: '', confirmPass: '' });
    expect(problems.map((p) => [p.field, p.message.en])).toEqual([
      ['oldPass', 'Please enter old password'],
      ['newPass', 'Please enter password'],
      ['confirmPass', 'Please enter password'],
    ]);
  });

  test('both entries of the new password agree', () => {
    expect(changePasswordProblems({ oldPass: 'x', newPass: 'Abc123', confirmPass: 'Abc124' })).toEqual([
      { field: 'confirmPass', message: PASSWORD_TEXT.differ },
    ]);
    expect(changePasswordProblems({ oldPass: 'x', newPass: 'Abc123', confirmPass: 'Abc123' })).toEqual([]);
  });
});
