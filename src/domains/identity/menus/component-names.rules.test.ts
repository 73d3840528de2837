import { expect, it } from 'vitest';
import { componentNames } from './component-names.rules.ts';

it('a menu names a page by its area and its file, a register by its resource', () => {
  expect(
    componentNames(
      ['../domains/voyage/board/voyage-report-home.page.web.tsx', '../domains/identity/users/users.page.web.tsx'],
      ['../domains/parameter/rates/exchange-rate.resource.ts'],
    ),
  ).toEqual({
    pages: ['system/Users', 'voyage/VoyageReportHome'],
    resources: ['resource:parameter.exchangeRate'],
  });
});
