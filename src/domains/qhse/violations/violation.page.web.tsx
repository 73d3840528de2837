import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { violation } from './violation.resource.ts';
import { violationStanding } from './violation-standing.resource.ts';
import { VIOLATION_TEXT as TEXT } from './violation-words.text.ts';

const SLOTS: ResourceSlots = {
  list: {
    savedFilters: [
      { key: 'open', label: TEXT.open, filters: { subStatus: ['vi_draft', 'vi_heard', 'vi_audit', 'vi_appeal'] } },
      { key: 'decided', label: TEXT.decided, filters: { subStatus: ['vi_decided'] } },
      { key: 'final', label: TEXT.final, filters: { subStatus: ['vi_final'] } },
      { key: 'limit', label: TEXT.atLimit, filters: { balance: ['LIMIT'] } },
    ],
  },
};

/** Who broke which rule, and what became of it. */
export function Page() {
  return <ResourcePage resource={violation} listed={violationStanding} slots={SLOTS} />;
}
