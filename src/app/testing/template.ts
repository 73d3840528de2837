import { join } from 'node:path';
import type { State } from '../../kernel/testing/states.ts';

const MAKER = join(import.meta.dirname, 'template-schema.ts');

/** The schema that the resources describe; what makes it is loaded only when it has to be made. */
export const templateState: State = {
  name: 'template',
  madeOf: { entries: [MAKER] },
  make: async ({ url }) => (await import('./template-schema.ts')).prepareTemplate(url),
};
