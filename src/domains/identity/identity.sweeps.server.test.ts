import { expect } from 'vitest';
import { sweepDomain } from '../../app/testing/sweeps/sweep-domain.ts';

type Page = { content: { id: number }[] };

sweepDomain('identity', {
  rows: async (company) => {
    const as = company.as();
    const unit = async (code: string): Promise<number> =>
      (await as<Page>('GET', `/api/system/organizations?code=${code}&size=1`)).body.content[0]!.id;
    const move = { organizationId: await unit('SH-FIN'), newParentId: await unit('DL'), effectiveDate: '2099-01-01' };
    expect((await as('POST', '/api/system/organization-changes', { ...move, reason: '并入' })).status).toBe(200);
  },
});
