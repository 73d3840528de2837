import { join } from 'node:path';
import type { State } from './states.ts';

const MAKER = join(import.meta.dirname, 'kernel-schema.ts');

/** The kernel's own schema: a twentieth of the product's, and of the work to copy it. */
export const kernelState: State = {
  name: 'kernel',
  madeOf: { entries: [MAKER] },
  make: async ({ url }) => (await import('./kernel-schema.ts')).prepareKernel(url),
};
