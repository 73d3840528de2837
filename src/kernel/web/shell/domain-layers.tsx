import { useQuery } from '@tanstack/react-query';
import { holdsPermission } from '../session/holds.ts';
import { useUser } from '../session/session.ts';
import { PageBoundary } from './pages/page-boundary.tsx';
import { loadShellLayers } from './routing/web-modules.ts';

/** What the domains keep over every page. */
export function DomainLayers() {
  const { permissions } = useUser();
  const { data = [] } = useQuery({
    queryKey: ['shell', 'layers'],
    queryFn: loadShellLayers,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data
    .filter((one) => !one.permission || holdsPermission(permissions, one.permission))
    .map(({ key, Layer }) => (
      <PageBoundary key={key}>
        <Layer />
      </PageBoundary>
    ));
}
