import { ResourcePage } from '../../../kernel/web/list/resource-page.tsx';
import { location } from './location.resource.ts';

/** Where in each store things lie. */
export function Page() {
  return <ResourcePage resource={location} />;
}
