import { useMemo } from 'react';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { application } from './application.resource.ts';
import { detailSlots, formSlots, initial, SAVED, useCopyAct } from './application-parts.web.tsx';
import { applicationStanding } from './application-standing.resource.ts';

/** What ships and units ask for, from the draft to the last delivery. */
export function Page() {
  const copy = useCopyAct();
  const slots = useMemo(
    (): ResourceSlots => ({
      list: { savedFilters: SAVED, rowActions: [copy], omit: ['import'] },
      form: formSlots,
      detail: detailSlots([copy]),
      initial: initial(),
    }),
    [copy],
  );
  return <ResourcePage resource={application} listed={applicationStanding} slots={slots} />;
}
