import { useMemo } from 'react';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { currentSession } from '../../../kernel/web/session/session.ts';
import { ScoreTab } from './score-tab.web.tsx';
import { SCORE_PERMISSION } from './tender.calls.ts';
import { tender } from './tender.resource.ts';
import { leastBids } from './tender.rules.ts';
import { TENDER_TEXT as TEXT } from './tender.text.ts';

const saved = (): readonly SavedFilter[] => [
  { key: 'out', label: TEXT.running, filters: { bidStatus: ['PUBLISHED'] } },
  { key: 'scoring', label: TEXT.toScore, filters: { bidStatus: ['SCORING'] } },
  { key: 'toAward', label: TEXT.toAward, filters: { bidStatus: ['SCORED'] } },
  { key: 'mine', label: TEXT.mine, filters: { buyerId: [String(currentSession()?.user.id)] } },
];

/** What opening and scoring write stands on the page alone. */
const HIDDEN = ['bids', 'marks', 'members.declaredAt', 'members.scoredAt'];

function figures(row: AnyRow): Figure[] {
  const members = (row.members ?? []) as readonly { scoredAt?: string | null }[];
  const scored = members.filter(({ scoredAt }) => scoredAt).length;
  return [
    { label: TEXT.invited, value: leastBids(Boolean(row.statutory)) },
    { label: TEXT.bids, value: row.bidCount === null || row.bidCount === undefined ? '—' : Number(row.bidCount) },
    { label: TEXT.scored, value: `${scored} / ${members.length}` },
  ];
}

/** Tenders from the draft to the award. */
export function Page() {
  const slots = useMemo(
    (): ResourceSlots => ({
      list: { savedFilters: saved(), omit: ['create', 'remove', 'import'] },
      form: { hidden: () => HIDDEN },
      detail: {
        figures,
        omit: ['remove'],
        tabs: hasPermission(SCORE_PERMISSION)
          ? [{ key: 'scores', label: TEXT.scoring, content: (row) => <ScoreTab row={row} /> }]
          : [],
      },
    }),
    [],
  );
  return <ResourcePage resource={tender} slots={slots} />;
}
