import { useMemo } from 'react';
import type { Text } from '../../../kernel/text.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { application } from './application.resource.ts';
import { detailSlots, formSlots, initial, SAVED, useCopyAct } from './application-parts.web.tsx';
import { applicationStanding } from './application-standing.resource.ts';

/** The same list under another name of the specification, with some of its rows. */
export type Preset = {
  readonly title: Text;
  readonly scope: Text;
  readonly fixed: Readonly<Record<string, string>>;
  /** Whether new ones are written here. */
  readonly writes: boolean;
};

const FILTERS = ['organizationId', 'purchaseType', 'applyKind', 'requiredDate'] as const;

/** What ships and units ask for: all of it, or what a preset leaves. */
export function ApplicationList({ preset }: { preset?: Preset }) {
  const copy = useCopyAct();
  const slots = useMemo(
    (): ResourceSlots => ({
      list: preset
        ? {
            title: preset.title,
            scope: t(preset.scope),
            fixed: preset.fixed,
            filters: FILTERS,
            omit: preset.writes ? ['import'] : ['create', 'import', 'remove'],
          }
        : { savedFilters: SAVED, rowActions: [copy], omit: ['import'] },
      form: formSlots,
      detail: detailSlots([copy]),
      ...((!preset || preset.writes) && { initial: initial() }),
    }),
    [copy, preset],
  );
  return <ResourcePage resource={application} listed={applicationStanding} slots={slots} />;
}
