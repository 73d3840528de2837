import { useNavigate } from 'react-router';
import { useCloseOverlay } from '../../../shell/overlay.ts';
import { useShell } from '../../../shell/shell-context.ts';

/**
 * Leads from a figure of the wall to the list behind it: leaves the wall and opens the page. Nothing for whoever has no such page.
 */
export function useGoTo(component: string): ((query: string) => void) | undefined {
  const navigate = useNavigate();
  const close = useCloseOverlay();
  const path = useShell().table.pages.findLast((page) => page.component === component)?.path;
  if (!path) return undefined;
  return (query) => {
    close?.();
    navigate(query ? `${path}?${query}` : path);
  };
}

/** The confirmed reports of a stretch of time, for a figure that was summed over them. */
export function reportsBetween(
  { from, to }: { from: string; to: string },
  more: Readonly<Record<string, string>> = {},
) {
  return new URLSearchParams({ confirmed: 'CONFIRMED', rptTimeFrom: from, rptTimeTo: to, ...more }).toString();
}
