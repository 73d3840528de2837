import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { DutyBoard } from './duty-board.web.tsx';
import { DUTY_TEXT as TEXT } from './duty-words.text.ts';
import { shipDuty } from './ship-duty.resource.ts';

/** What the board shows in its own way, and what the server alone needs. */
const HIDDEN = ['watches', 'reasonMark', 'openKey'];

const SLOTS: ResourceSlots = {
  list: {
    savedFilters: [
      { key: 'drafts', label: TEXT.drafts, filters: { status: ['USE'] } },
      { key: 'audit', label: TEXT.waiting, filters: { status: ['IN_AUDIT'] } },
      { key: 'broken', label: TEXT.broken, filters: { restCheck: ['BROKEN'] } },
    ],
    omit: ['import'],
  },
  form: { locked: ({ dutyNo }) => (dutyNo ? ['shipId', 'dutyMonth', 'dutyKind'] : []) },
  detail: { hidden: HIDDEN, before: (row) => <DutyBoard row={row} /> },
};

/** Rosters of watches, each a board of people by the days of its month. */
export function Page() {
  return <ResourcePage resource={shipDuty} slots={SLOTS} />;
}
