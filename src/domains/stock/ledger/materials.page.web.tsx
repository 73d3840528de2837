import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { scrapOfItems } from '../scraps/scrap.calls.ts';
import { STOCK_TEXT as TEXT } from '../stock.text.ts';
import { lot } from './lot.resource.ts';
import { movement } from './movement.resource.ts';
import { pool } from './pool.resource.ts';

/** What came and went of one item, the latest first. */
function Movements({ row }: { row: AnyRow }) {
  return (
    <ResourceList
      resource={movement}
      title={null}
      embedded={movement.name}
      fixed={{ poolId: row.id }}
      columns={['occurredOn', 'moveType', 'qty', 'qtyAfter', 'value', 'sourceNo', 'batchNo']}
      filters={['moveType', 'occurredOn']}
      omit={['create', 'edit', 'remove', 'import', 'export']}
      size={20}
    />
  );
}

/** Where it lies, and of which batches. */
function Lots({ row }: { row: AnyRow }) {
  return (
    <ResourceList
      resource={lot}
      title={null}
      embedded={lot.name}
      fixed={{ poolId: row.id }}
      columns={['locationId', 'batchNo', 'expiryDate', 'qty']}
      filters={['locationId', 'expiryDate']}
      omit={['create', 'edit', 'remove', 'import', 'export']}
      size={20}
    />
  );
}

const SLOTS: ResourceSlots = {
  makes: [scrapOfItems],
  list: {
    savedFilters: [{ key: 'stock', label: TEXT.inStock, filters: { qtyFrom: ['0.0001'] } }],
    omit: ['create', 'edit', 'remove', 'import'],
  },
  detail: {
    hidden: ['seq'],
    omit: ['edit', 'remove'],
    tabs: [
      { key: 'movements', label: TEXT.movements, content: (row) => <Movements row={row} /> },
      { key: 'lots', label: lot.label, content: (row) => <Lots row={row} /> },
    ],
  },
};

/** What each store holds, and what it is worth to those who may know. */
export function Page() {
  return <ResourcePage resource={pool} slots={SLOTS} />;
}
