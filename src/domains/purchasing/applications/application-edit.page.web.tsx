import { useMemo } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { application } from './application.resource.ts';
import { APPLICATION_TEXT as TEXT } from './application.text.ts';
import { detailSlots, formSlots, initial, useCopyAct } from './application-parts.web.tsx';
import { applicationStanding } from './application-standing.resource.ts';

/** What is being written, or came back to be written anew. */
export function Page() {
  const copy = useCopyAct();
  const slots = useMemo(
    (): ResourceSlots => ({
      list: {
        title: TEXT.editTitle,
        scope: t(TEXT.editScope),
        fixed: { status: 'USE' },
        filters: ['organizationId', 'purchaseType', 'applyKind', 'requiredDate'],
        omit: ['import'],
      },
      form: formSlots,
      detail: detailSlots([copy]),
      initial: initial(),
    }),
    [copy],
  );
  return <ResourcePage resource={application} listed={applicationStanding} slots={slots} />;
}
