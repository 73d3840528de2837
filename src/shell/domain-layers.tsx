import { useQuery } from '@tanstack/react-query';
import { rested } from '../kernel/web/rested.ts';
import { holdsPermission } from '../kernel/web/session/holds.ts';
import { useUser } from '../kernel/web/session/session.ts';
import { PageBoundary } from './pages/page-boundary.tsx';
import { loadShellLayers } from './routing/web-modules.ts';
import type { ShellLayer } from './shell-layer.ts';

/** The layers of whoever has signed in; nothing while they come. */
export function useDomainLayers(): readonly ShellLayer[] | undefined {
  const { permissions } = useUser();
  const { data } = useQuery({
    queryKey: ['shell', 'layers'],
    queryFn: () => rested().then(loadShellLayers),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.filter((one) => !one.permission || holdsPermission(permissions, one.permission));
}

/** What the domains keep over every page. */
export function DomainLayers() {
  return useDomainLayers()?.map(({ key, Layer }) => (
    <PageBoundary key={key}>
      <Layer />
    </PageBoundary>
  ));
}
