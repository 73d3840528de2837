import { KERNEL, sweepDomain } from './testing/sweeps/sweep-domain.ts';

sweepDomain(KERNEL);
