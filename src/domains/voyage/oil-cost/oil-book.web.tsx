import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import type { Reply } from '../../../kernel/route.ts';
import type { Text } from '../../../kernel/text.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { localDate } from '../../../kernel/value/zone.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { Empty } from '../../../kernel/web/fields/empty.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { SmallTable } from '../detail/small-table.web.tsx';
import { oilColumnText } from '../reports/oil.text.ts';
import { isGradeKey } from '../reports/oil-rows.rules.ts';
import { SHORE_ZONE } from '../ship-time.rules.ts';
import { OIL_BOOK_TEXT as TEXT } from './oil-book.text.ts';
import { oilBookCall } from './oil-cost.calls.ts';
import { CONSUMER_TEXT, ENTRY_TEXT, OIL_PRICE_PERMISSION } from './oil-cost.text.ts';
import '../detail/report-form.css';
import { Failed, Nothing } from '../said.web.tsx';

type Book = Reply<typeof oilBookCall>;

const oilName = (oil: string): string => (isGradeKey(oil) ? t(oilColumnText(oil)) : oil);
const tonnes = (value: string | null): string => formatDecimal(value, 3);
const money = (value: string | null): string => formatDecimal(value, 2);
/** A column of money, for whoever may know what oil costs. */
const ofMoney = <C extends object>(column: C) =>
  hasPermission(OIL_PRICE_PERMISSION) ? [{ ...column, figure: true }] : [];
const consumerName = (code: string | null): string => {
  const known: Text | undefined = Object.entries(CONSUMER_TEXT).find(([key]) => key === code)?.[1];
  return known ? t(known) : '';
};

/** What a month came to: grade by grade, voyage by voyage, and what is left of which delivery. */
export function OilBook({ id, version }: { id: number; version: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['records', 'voyage.oilMonth', 'book', id, version],
    queryFn: ({ signal }) => call(oilBookCall, { params: { id }, signal, quiet: true }),
  });
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows />;
  return (
    <>
      {data.problems.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t(TEXT.problems)}
          description={
            <ul>
              {data.problems.map((problem) => (
                <li key={problem.en}>{t(problem)}</li>
              ))}
            </ul>
          }
        />
      )}
      <Panel title={t(hasPermission(OIL_PRICE_PERMISSION) ? TEXT.gradesPriced : TEXT.grades)}>
        {data.grades.length === 0 ? <Nothing title={t(TEXT.none)} /> : <Grades grades={data.grades} />}
      </Panel>
      {data.voyages.length > 0 && (
        <Panel title={t(TEXT.voyages)}>
          <Voyages voyages={data.voyages} />
        </Panel>
      )}
      {data.layers.length > 0 && (
        <Panel title={t(TEXT.layers)}>
          <Layers layers={data.layers} />
        </Panel>
      )}
      {data.entries.length > 0 && (
        <Panel title={t(TEXT.entries)}>
          <Entries entries={data.entries} />
        </Panel>
      )}
    </>
  );
}

const PARTS = ['opening', 'received', 'issued', 'adjusted', 'closing'] as const;

/** Tonnes above, money below them where it may be seen. */
function Grades({ grades }: { grades: Book['grades'] }) {
  return (
    <SmallTable
      label={t(TEXT.grades)}
      rows={grades}
      keyOf={({ oil }) => oil}
      columns={[
        { key: 'oil', label: t(TEXT.oil), cell: ({ oil }) => oilName(oil) },
        ...PARTS.map((part) => ({
          key: part,
          label: t(TEXT[part]),
          figure: true,
          cell: (row: Book['grades'][number]) => (
            <>
              {tonnes(row[part])}
              {row[`${part}Amount`] !== null && <small>{money(row[`${part}Amount`])}</small>}
            </>
          ),
        })),
      ]}
    />
  );
}

function Voyages({ voyages }: { voyages: Book['voyages'] }) {
  return (
    <SmallTable
      label={t(TEXT.voyages)}
      rows={voyages}
      keyOf={({ voyageId, oil }) => `${voyageId} ${oil}`}
      columns={[
        { key: 'voyage', label: t(TEXT.voyage), cell: ({ voyageNo }) => voyageNo },
        { key: 'oil', label: t(TEXT.oil), cell: ({ oil }) => oilName(oil) },
        { key: 'qty', label: t(TEXT.tonnes), figure: true, cell: ({ qty }) => tonnes(qty) },
        ...ofMoney({
          key: 'amount',
          label: t(TEXT.amount),
          cell: ({ amount }: Book['voyages'][number]) => money(amount),
        }),
      ]}
    />
  );
}

function Layers({ layers }: { layers: Book['layers'] }) {
  return (
    <SmallTable
      label={t(TEXT.layers)}
      rows={layers}
      keyOf={({ receiptId, oil }) => `${receiptId} ${oil}`}
      columns={[
        { key: 'oil', label: t(TEXT.oil), cell: ({ oil }) => oilName(oil) },
        {
          key: 'at',
          label: t(TEXT.receivedAt),
          cell: ({ receivedAt }) => (receivedAt ? localDate({ utc: receivedAt, zone: SHORE_ZONE }) : ''),
        },
        { key: 'bdnNo', label: t(TEXT.bdnNo), cell: ({ bdnNo }) => bdnNo ?? t(TEXT.begun) },
        ...ofMoney({
          key: 'unit',
          label: t(TEXT.unitCost),
          cell: ({ unitCost }: Book['layers'][number]) => money(unitCost),
        }),
        { key: 'left', label: t(TEXT.remaining), figure: true, cell: ({ remaining }) => tonnes(remaining) },
        ...ofMoney({
          key: 'amount',
          label: t(TEXT.amount),
          cell: ({ remainingAmount }: Book['layers'][number]) => money(remainingAmount),
        }),
      ]}
    />
  );
}

function Entries({ entries }: { entries: Book['entries'] }) {
  return (
    <SmallTable
      label={t(TEXT.entries)}
      rows={entries}
      keyOf={({ kind, oil, receiptId, voyageNo, consumer }) => [kind, oil, receiptId, voyageNo, consumer].join(' ')}
      columns={[
        { key: 'kind', label: t(TEXT.kind), cell: ({ kind }) => t(ENTRY_TEXT[kind]) },
        { key: 'oil', label: t(TEXT.oil), cell: ({ oil }) => oilName(oil) },
        { key: 'voyage', label: t(TEXT.voyage), cell: ({ voyageNo }) => voyageNo ?? <Empty /> },
        { key: 'consumer', label: t(TEXT.consumer), cell: ({ consumer }) => consumerName(consumer) || <Empty /> },
        { key: 'qty', label: t(TEXT.tonnes), figure: true, cell: ({ qty }) => tonnes(qty) },
        ...ofMoney({
          key: 'amount',
          label: t(TEXT.amount),
          cell: ({ amount }: Book['entries'][number]) => money(amount),
        }),
      ]}
    />
  );
}
