import { useMemo } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { application } from './application.resource.ts';
import { APPLICATION_TEXT as TEXT } from './application.text.ts';
import { detailSlots, formSlots, useCopyAct } from './application-parts.web.tsx';
import { applicationStanding } from './application-standing.resource.ts';

/** The applications that wait for whoever looks: quantities are granted line by line, then the document is passed on. */
export function Page() {
  const copy = useCopyAct();
  const slots = useMemo(
    (): ResourceSlots => ({
      list: {
        title: TEXT.approvalTitle,
        scope: t(TEXT.approvalScope),
        fixed: { waiting: 'me' },
        filters: ['organizationId', 'purchaseType', 'applyKind', 'requiredDate'],
        omit: ['create', 'import', 'remove'],
      },
      form: formSlots,
      detail: detailSlots([copy]),
    }),
    [copy],
  );
  return <ResourcePage resource={application} listed={applicationStanding} slots={slots} />;
}
