import { sweepDomain } from '../../app/testing/sweeps/sweep-domain.ts';

sweepDomain('qhse');
