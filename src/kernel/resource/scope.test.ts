import { expect, test } from 'vitest';
import { isPersonal } from './scope.ts';

test.each([
  ['of one person', { own: 'askerId' }, true],
  ['of any of several people', { anyOf: [{ own: 'handlerId' }, { own: 'aboveId' }] }, true],
  ['of a person or a ship', { anyOf: [{ own: 'askerId' }, { vessel: 'shipId' }] }, false],
  ['of a person or where nobody is named', { anyOf: [{ own: 'askerId' }, { empty: 'askerId' }] }, false],
  ['of a ship', { vessel: 'shipId' }, false],
  ['of everybody', 'all', false],
  ['through a record of a person', { through: 'fileId', of: { scope: { own: 'userId' } } }, true],
] as const)('what is %s is personal: %s', (_words, scope, personal) => {
  expect(isPersonal({ scope: scope as never })).toBe(personal);
});
