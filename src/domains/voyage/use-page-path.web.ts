import { useShell } from '../../shell/shell-context.ts';

/**
 * Address of a page of the user's menu by its component, `voyage/ReportForm`; nothing when the user has no such page. The pages of
 * the menu stand behind the shell's own, and win: there the sidebar and the open tab are.
 */
export function usePagePath(component: string): string | undefined {
  return useShell().table.pages.findLast((page) => page.component === component)?.path;
}
