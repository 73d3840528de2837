import { useQuery } from '@tanstack/react-query';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { permissionCatalogue } from './permission.calls.ts';

/** The catalogue of permissions, from the code; nothing for who may not see it. */
export function useCatalogue() {
  return useQuery({
    queryKey: ['permissions'],
    queryFn: ({ signal }) => call(permissionCatalogue, { signal, quiet: true }),
    enabled: hasPermission(permissionCatalogue.permission),
    staleTime: 60_000,
  });
}

export type Catalogue = NonNullable<ReturnType<typeof useCatalogue>['data']>;
