import { sweepDomain } from '../../app/testing/sweeps/sweep-domain.ts';

sweepDomain('market', {
  bodies: {
    'POST /api/market/voyage-estimates/:id/choose': { body: { version: 1, letter: 'A', reason: '扫查' } },
    'POST /api/market/claims/:id/round': { body: { version: 1, day: '2026-03-07', side: 'THEY', said: '扫查' } },
    'POST /api/market/claims/:id/pay': { body: { version: 1, paidDate: '2026-03-07', paidAmount: '1' } },
    'POST /api/market/trade-mode-changes/:id/declare': { body: { version: 1, customsNo: '扫查' } },
    'POST /api/market/claims/:id/reopen': { body: { version: 1, extendedTo: '2099-01-01', reason: '扫查' } },
  },
});
