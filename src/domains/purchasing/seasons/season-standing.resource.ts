import { choice, computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { seasonConfig } from './season.resource.ts';
import { FILINGS, SEASON_TEXT as TEXT } from './season-words.text.ts';

/** Seasons ship by ship and type by type, with who has filed. */
export const seasonStanding = viewOver(seasonConfig, {
  name: 'purchasing.seasonStanding',
  listed: true,
  fields: {
    filing: choice(FILINGS, TEXT.filing),
    filedCount: computed('int', TEXT.filed),
    draftCount: computed('int', TEXT.drafts),
  },
  from: `select b.*, a.filed_count, a.draft_count, case when b.season_state = 'PLANNED' then 'PLANNED' when a.filed_count > 0 then 'FILED'
        when b.closes_on < {today}::date then 'MISSED' when b.opens_on > {today}::date then 'EARLY' else 'OPEN' end as filing
    from purchasing_season b cross join lateral (
      select count(*) filter (where p.status in ('IN_AUDIT', 'APPROVE')) as filed_count,
        count(*) filter (where p.status = 'USE') as draft_count
      from purchasing_application p where p.season_id = b.id and p.deleted_at is null) a`,
  list: {
    columns: [
      { field: 'seasonNo', width: 130, priority: 3 },
      'organizationId',
      'purchaseType',
      'periodName',
      'opensOn',
      'closesOn',
      { field: 'deliverPortId', priority: 2 },
      { field: 'deliverBy', priority: 2 },
      { field: 'amountCap', priority: 2 },
      { field: 'maxApplications', priority: 3 },
      { field: 'draftMode', priority: 3 },
      { field: 'draftCount', priority: 3 },
      { field: 'filedCount', priority: 2 },
      'filing',
    ],
    filters: ['organizationId', 'purchaseType', 'periodFrom', 'closesOn', 'filing', 'seasonState'],
    search: ['seasonNo', 'periodName'],
    sort: '-periodFrom',
  },
});
