import { sweepDomain } from '../../app/testing/sweeps/sweep-domain.ts';
import { demoPictures } from './pictures/pictures.demo.ts';

sweepDomain('operations', {
  rows: async (company) => demoPictures(company.ctx({ now: new Date('2026-03-06T03:30:00.000Z') }), company.app.files),
});
