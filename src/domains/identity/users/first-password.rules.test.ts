import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordProblem } from '../../../kernel/value/password.ts';
import { makePassword } from './first-password.rules.ts';

test('a made password is always one that the product accepts', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const password = makePassword((below) => Number(numbers.next().value) % below);
      expect(passwordProblem(password)).toBeNull();
      expect(password).toHaveLength(14);
    }),
  );
});
