import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { seasonConfig } from './season.resource.ts';
import { seasonStanding } from './season-standing.resource.ts';
import { FILINGS, SEASON_TEXT as TEXT } from './season-words.text.ts';

const isFiling = (value: unknown): value is keyof typeof FILINGS => typeof value === 'string' && value in FILINGS;

const SLOTS: ResourceSlots = {
  list: {
    savedFilters: [
      { key: 'planned', label: TEXT.toGenerate, filters: { filing: ['PLANNED'] } },
      { key: 'open', label: TEXT.open, filters: { filing: ['OPEN'] } },
      { key: 'missed', label: TEXT.missed, filters: { filing: ['MISSED'] } },
    ],
  },
  detail: {
    hidden: ['filing'],
    tags: ({ filing }) => isFiling(filing) && <StatusTag tone={FILINGS[filing].tone}>{t(FILINGS[filing])}</StatusTag>,
  },
};

/** Ship by ship and type by type: windows, where it is delivered, caps, and who has filed. */
export function Page() {
  return <ResourcePage resource={seasonConfig} listed={seasonStanding} slots={SLOTS} />;
}
