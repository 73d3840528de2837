import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Reply } from '../../../kernel/route.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { cartesianChart } from '../../../kernel/web/charts/cartesian.ts';
import { Chart } from '../../../kernel/web/charts/chart.tsx';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { CARRIED } from './carried.rules.ts';
import { longTermProgressCall } from './long-term.calls.ts';
import { longTermContract } from './long-term.resource.ts';
import { LONG_TERM_TEXT as TEXT } from './long-term.text.ts';

type Progress = Reply<typeof longTermProgressCall>;

const PARCELS = '/market/cargo';
const liftingsOf = (id: number): string => `/market/long-term-contracts?show=liftings&longTermId=${id}`;

const useProgress = (id: number) =>
  useQuery({
    queryKey: ['records', longTermContract.name, 'progress', id],
    queryFn: ({ signal }) => call(longTermProgressCall, { params: { id }, signal, quiet: true }),
  });

const tonnes = (value: string | null | undefined): string => (value ? formatDecimal(value, 3) : '—');

/** The parcels that are counted as carried. */
function parcelsOf({ counted }: Progress): string {
  const of = counted.map((id) => `liftingId=${id}`);
  return `${PARCELS}?${[...of, ...CARRIED.map((one) => `cargoStatus=${one}`)].join('&')}`;
}

type Told = { id: number; of: (progress: Progress) => string; to: (progress: Progress) => string | undefined };

/** A figure of the progress that leads to what it counts. */
function Led({ id, of, to }: Told) {
  const { data } = useProgress(id);
  if (!data) return '—';
  const address = to(data);
  return address ? <Link to={address}>{of(data)}</Link> : of(data);
}

const carried = (progress: Progress) => (progress.counted.length > 0 ? parcelsOf(progress) : undefined);

/** How it stands, each figure leading to what it counts; nothing is told of what is not in force. */
export function progressFigures({ id, status }: AnyRow): Figure[] {
  if (status !== 'APPROVE') return [];
  const liftings = () => liftingsOf(id);
  return [
    { label: TEXT.donePct, value: <Led id={id} of={({ donePct }) => donePct ?? '—'} to={carried} />, unit: '%' },
    { label: TEXT.doneQty, value: <Led id={id} of={({ doneQty }) => tonnes(doneQty)} to={carried} />, unit: 't' },
    {
      label: TEXT.behindQty,
      value: <Led id={id} of={({ behindQty }) => tonnes(behindQty)} to={liftings} />,
      unit: 't',
    },
    { label: TEXT.behindPct, value: <Led id={id} of={({ behindPct }) => behindPct} to={liftings} />, unit: '%' },
    {
      label: TEXT.requiredQty,
      value: <Led id={id} of={({ requiredQty }) => tonnes(requiredQty)} to={liftings} />,
      unit: 't',
    },
  ];
}

/** Months planned and done beside each other, and what is open over all that have ended. */
export function ProgressTab({ row: { id } }: { row: AnyRow }) {
  const { data, error, refetch } = useProgress(id);
  const months = data?.months;
  const model = useMemo(
    () =>
      months &&
      cartesianChart({
        categoryName: t(TEXT.month),
        categories: months.map(({ month }) => month),
        series: [
          { name: t(TEXT.planned), values: months.map(({ planned }) => planned), kind: 'bar', unit: 't', digits: 3 },
          { name: t(TEXT.done), values: months.map(({ done }) => done), kind: 'bar', unit: 't', digits: 3 },
          { name: t(TEXT.openQty), values: months.map(({ behind }) => behind), kind: 'line', unit: 't', digits: 3 },
        ],
      }),
    [months],
  );
  return (
    <>
      {model && <Chart model={model} label={t(TEXT.progress)} height={260} />}
      <EmbeddedList
        label={t(TEXT.progress)}
        rows={months}
        rowKey="month"
        error={error}
        onRetry={() => void refetch()}
        empty={t(TEXT.noMonths)}
        columns={[
          { key: 'month', title: t(TEXT.month), render: (_, one) => one.month },
          { key: 'planned', title: `${t(TEXT.planned)} (t)`, align: 'right', render: (_, one) => tonnes(one.planned) },
          { key: 'done', title: `${t(TEXT.done)} (t)`, align: 'right', render: (_, one) => tonnes(one.done) },
          {
            key: 'behind',
            title: `${t(TEXT.openQty)} (t)`,
            align: 'right',
            render: (_, one) => tonnes(one.behind),
          },
          {
            key: 'liftings',
            title: t(TEXT.liftings),
            align: 'right',
            render: (_, one) =>
              one.liftings > 0 ? (
                <Link to={`${liftingsOf(id)}&periodFrom=${one.month}&periodTo=${one.month}`}>{one.liftings}</Link>
              ) : (
                '—'
              ),
          },
        ]}
      />
    </>
  );
}
