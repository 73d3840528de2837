import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { application } from './application.resource.ts';
import { APPLICATION_TEXT as TEXT } from './application.text.ts';
import { tracedLine } from './traced-line.resource.ts';

const SAVED: readonly SavedFilter[] = [
  { key: 'waiting', label: TEXT.waiting, filters: { lineStatus: ['POOLED', 'INQUIRY', 'AWARDED'] } },
  { key: 'coming', label: TEXT.coming, filters: { lineStatus: ['ORDERED', 'PART_RECEIVED'] } },
  { key: 'rejected', label: TEXT.rejected, filters: { lineStatus: ['REJECTED', 'CANCELLED'] } },
];

const hrefOf = (row: AnyRow): string => recordAddress(application.name, Number(row.applicationId));

/** Where each line is that somebody asked for. */
export function Page() {
  const navigate = useNavigate();
  return (
    <ResourceList
      resource={tracedLine}
      title={TEXT.detailsTitle}
      savedFilters={SAVED}
      hrefOf={hrefOf}
      onOpen={(row) => navigate(hrefOf(row))}
      omit={['create', 'edit', 'remove', 'import']}
    />
  );
}
