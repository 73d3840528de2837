import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { stocktake } from './stocktake.resource.ts';

/** What only the program reads. */
const INNER = ['lines.countedById'];
const SECOND = ['lines.recount', 'lines.recountQty', 'lines.recountAt', 'lines.recountName'];
const RESULT = ['lines.bookQty', 'lines.diffQty', 'lines.diffValue', 'lines.cause'];
const TOTALS = ['items', 'counted', 'differing', 'accuracy', 'netValue'];

/** What a count has not come to yet has nothing to show. */
function hidden({ takeStatus }: Readonly<Record<string, unknown>>): string[] {
  if (takeStatus === 'REVIEW' || takeStatus === 'POSTED') return INNER;
  const early = [...INNER, ...RESULT];
  return takeStatus === 'RECOUNT' ? early : [...early, ...SECOND, ...(takeStatus === 'PLANNED' ? TOTALS : [])];
}

/** Counts of stores, from the plan over the blind sheet to what is posted. */
export function Page() {
  const slots: ResourceSlots = {
    list: {
      savedFilters: [
        { key: 'open', label: { zh: '盘点中', en: 'Being counted' }, filters: { takeStatus: ['COUNTING', 'RECOUNT'] } },
        { key: 'review', label: { zh: '待审核', en: 'To be reviewed' }, filters: { takeStatus: ['REVIEW'] } },
        { key: 'posted', label: { zh: '已过账', en: 'Posted' }, filters: { takeStatus: ['POSTED'] } },
      ],
      omit: ['import', 'remove'],
    },
    // What is planned has no sheet yet.
    form: { hidden: (row) => [...hidden(row), ...(!row.id || row.takeStatus === 'PLANNED' ? ['lines'] : [])] },
    detail: { hidden, omit: ['remove'] },
    initial: { plannedOn: serverDate().toISOString().slice(0, 10) },
  };
  return <ResourcePage resource={stocktake} slots={slots} />;
}
