import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { ResourcePage } from '../../../kernel/web/list/resource-page.tsx';
import { reportCorrection } from './correction.resource.ts';

const RESOURCE = reportCorrection as unknown as AnyResource;

/** Corrections of confirmed reports: each is begun from its report, and takes effect when it is approved. */
export function Page() {
  return <ResourcePage resource={RESOURCE} slots={{ list: { omit: ['create'] } }} />;
}
