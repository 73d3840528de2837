import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Reads anew what is shown under a key, since something changed on the server. A first reading that is still on its way may have begun before
 * the change; the client would share it instead of asking again, so it is given up.
 */
export async function readAnew(queries: QueryClient, filters: QueryFilters): Promise<void> {
  await queries.cancelQueries({ ...filters, type: 'active' });
  await queries.invalidateQueries(filters);
}
