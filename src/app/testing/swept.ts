import { pathOf } from '../../kernel/resource/resource.ts';
import { onlyKinds } from '../../kernel/testing/only.ts';
import { modules } from '../domains.server.ts';

const kinds = onlyKinds();
const paths = modules
  .flatMap(({ resources }) => resources)
  .filter(({ name }) => kinds?.has(name))
  .map((resource) => pathOf(resource));

/** Whether a sweep tries the records of this kind: all of them, or those that the run is restricted to. */
export const isSweptKind = ({ name }: { name: string }): boolean => !kinds || kinds.has(name);

/** Whether a sweep tries the calls of this path: every call, or those of the kinds that the run is restricted to. */
export const isSwept = (path: string): boolean =>
  !kinds || paths.some((own) => path === own || path.startsWith(`${own}/`));
