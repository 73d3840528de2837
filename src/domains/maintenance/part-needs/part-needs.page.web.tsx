import { DownloadOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { formatDecimal, isPositive } from '../../../kernel/value/decimal.ts';
import { DASH } from '../../../kernel/web/fields/empty.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { EmbeddedListProps } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { List } from '../../../kernel/web/list/list.tsx';
import { ListSearch } from '../../../kernel/web/list/search/list-search.tsx';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { call } from '../../../kernel/web/request.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { ShipChoice, useFirstShip } from '../equipments/ship-choice.web.tsx';
import { PartCounted } from './part-counted.web.tsx';
import { type PartNeed, partNeedsCall, partNeedsSheetCall } from './part-needs.calls.ts';
import { NEEDS_TEXT as TEXT } from './part-needs.text.ts';

type View = 'compact' | 'months';
type Only = 'short' | 'all';
type Columns = NonNullable<EmbeddedListProps<PartNeed>['columns']>;

const SIZE = 20;
/** px of a month, and of what stands before and in place of the months. */
const MONTH = 76;
const NAMES = 440;
const WIDTH = 1300;

const right = 'right' as const;

const named = (onOpen: (row: PartNeed) => void): Columns => [
  {
    key: 'part',
    title: t(TEXT.part),
    width: 180,
    ellipsis: true,
    render: (_, row) => (
      <button type="button" className="list-link" title={row.part} onClick={() => onOpen(row)}>
        {row.part}
      </button>
    ),
  },
  { key: 'partNo', title: t(TEXT.partNo), dataIndex: 'partNo', width: 100, ellipsis: true },
  { key: 'unit', title: t(TEXT.unit), dataIndex: 'unit', width: 64, ellipsis: true },
  { key: 'need', title: t(TEXT.need), width: 88, align: right, render: (_, row) => formatDecimal(row.need) },
];

function OrderBy({ row }: { row: PartNeed }) {
  if (!row.orderBy) return DASH;
  return row.late ? <StatusTag tone="red">{`${row.orderBy} ${t(TEXT.late)}`}</StatusTag> : row.orderBy;
}

const compact = (): Columns => [
  { key: 'firstMonth', title: t(TEXT.firstMonth), width: 96, render: (_, row) => row.firstMonth ?? DASH },
  { key: 'orderBy', title: t(TEXT.orderBy), width: 160, render: (_, row) => <OrderBy row={row} /> },
  { key: 'leadDays', title: t(TEXT.leadDays), dataIndex: 'leadDays', width: 112, align: right },
  { key: 'onHand', title: t(TEXT.onHand), width: 84, align: right, render: (_, row) => formatDecimal(row.onHand) },
  { key: 'onOrder', title: t(TEXT.onOrder), width: 84, align: right, render: (_, row) => formatDecimal(row.onOrder) },
  { key: 'minimum', title: t(TEXT.minimum), width: 88, align: right, render: (_, row) => formatDecimal(row.minimum) },
  { key: 'demand', title: t(TEXT.demand), width: 88, align: right, render: (_, row) => formatDecimal(row.demand) },
  {
    key: 'spare',
    title: t(TEXT.spare),
    width: 150,
    ellipsis: true,
    render: (_, { spare }) => (spare ? t(TEXT.spareOf, { ship: spare.ship, qty: formatDecimal(spare.qty) }) : DASH),
  },
];

const byMonths = (months: readonly string[]): Columns =>
  months.map((month, i) => ({
    key: month,
    title: month,
    width: MONTH,
    align: right,
    render: (_, row) => (isPositive(row.needs[i]) ? formatDecimal(row.needs[i] ?? '0') : DASH),
  }));

/** What must be bought of the parts of a ship, and by when: the first shortage of each, or month by month. */
export function Page() {
  const [params, change] = useOwnSearch();
  const [page, setPage] = useState(0);
  const [shown, setShown] = useState<PartNeed>();
  const asked = Number(params.get('ship')) || undefined;
  const first = useFirstShip(asked === undefined);
  const ship = asked ?? first;
  const view: View = params.get('view') === 'months' ? 'months' : 'compact';
  const only: Only = params.get('only') === 'all' ? 'all' : 'short';
  const query = { shipId: ship ?? 0, only, page, size: SIZE };
  const found = useQuery({
    queryKey: ['maintenance', 'partNeeds', query],
    queryFn: ({ signal }) => call(partNeedsCall, { query, signal, quiet: true }),
    enabled: ship !== undefined,
    placeholderData: keepPreviousData,
  });
  const set = (name: string, value: string): void => {
    setPage(0);
    change((now) => {
      now.set(name, value);
      return now;
    });
  };
  const months = found.data?.months ?? [];
  const columns = [...named(setShown), ...(view === 'months' ? byMonths(months) : compact())];
  return (
    <>
      <List<PartNeed>
        title={t(TEXT.title)}
        acts={
          <>
            <ShipChoice ship={ship} onChoose={(id) => set('ship', String(id))} />
            {ship !== undefined && hasPermission(partNeedsSheetCall.permission) && (
              <Button
                icon={<DownloadOutlined />}
                onClick={() =>
                  void saveFile(partNeedsSheetCall.path, { query: { shipId: ship, only } }).catch(() => undefined)
                }
              >
                {t(TEXT.export)}
              </Button>
            )}
          </>
        }
        search={
          <ListSearch
            views={
              <Segmented<View>
                aria-label={t(TEXT.view)}
                value={view}
                options={[
                  { value: 'compact', label: t(TEXT.compact) },
                  { value: 'months', label: t(TEXT.months) },
                ]}
                onChange={(next) => set('view', next)}
              />
            }
            filters={
              <Segmented<Only>
                aria-label={t(TEXT.which)}
                value={only}
                options={[
                  { value: 'short', label: t(TEXT.short) },
                  { value: 'all', label: t(TEXT.all) },
                ]}
                onChange={(next) => set('only', next)}
              />
            }
            held={Number(only === 'all')}
            onClear={only === 'all' ? () => set('only', 'short') : undefined}
          />
        }
        label={t(TEXT.title)}
        rowKey="materialId"
        rows={found.data?.content}
        loading={found.isFetching}
        error={found.error}
        onRetry={() => void found.refetch()}
        empty={t(only === 'all' ? TEXT.noParts : TEXT.none)}
        width={view === 'months' ? NAMES + MONTH * months.length : WIDTH}
        paging={{ page, size: SIZE, total: found.data?.totalElements ?? 0, onPage: setPage }}
        columns={columns}
      />
      {shown && ship !== undefined && <PartCounted ship={ship} row={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
