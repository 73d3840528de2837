import { sweepDomain } from '../../app/testing/sweeps/sweep-domain.ts';

sweepDomain('finance', {
  bodies: {
    'POST /api/finance/budgets/:id/spread': { body: { version: 1, way: 'EVEN', percent: '0' } },
    'POST /api/finance/budgets/:id/copy': { body: { version: 1, versionType: 'REVISED' } },
  },
});
