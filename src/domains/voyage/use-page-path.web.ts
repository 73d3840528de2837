import { useShell } from '../../kernel/web/shell/shell-context.ts';

/** Address of a page of the user's menu by its component, `voyage/ReportForm`; nothing when the user has no such page. */
export function usePagePath(component: string): string | undefined {
  return useShell().table.pages.find((page) => page.component === component)?.path;
}
