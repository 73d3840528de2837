import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { returnOfIssue } from '../returns/return.calls.ts';
import { STOCK_TEXT as TEXT } from '../stock.text.ts';
import { issue } from './issue.resource.ts';

/** What is taken out of stores, and what for. */
export function Page() {
  const slots: ResourceSlots = {
    makes: [returnOfIssue],
    list: {
      savedFilters: [
        { key: 'drafts', label: TEXT.drafts, filters: { docStatus: ['DRAFT'] } },
        { key: 'posted', label: TEXT.posted, filters: { docStatus: ['POSTED'] } },
      ],
      omit: ['import'],
    },
    detail: { hidden: ['lines.onHand'] },
    initial: { issuedOn: serverDate().toISOString().slice(0, 10) },
  };
  return <ResourcePage resource={issue} slots={slots} />;
}
