import { walkDomain } from './walk-domain.ts';

await walkDomain('qhse');
