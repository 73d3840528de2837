import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Reply } from '../../../kernel/route.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import '../../../kernel/web/list/list.css';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { RecordLink } from '../../../kernel/web/records/record-link.tsx';
import { call } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { CHANGE_TEXT as TEXT, TRADES } from './change.text.ts';
import { tradeModesCall } from './trade-mode.calls.ts';
import './trade-mode.css';

type Row = Reply<typeof tradeModesCall>['rows'][number];

/** So many years are offered, the present one first. */
const YEARS = 5;

function Trade({ mode }: Pick<Row, 'mode'>) {
  if (!mode) return t(TEXT.unknown);
  const { tone } = TRADES[mode];
  return <StatusTag tone={tone}>{t(TRADES[mode])}</StatusTag>;
}

/** Each ship with the trade she is in, since when and by which change, and her days of a year in both. */
export function ShipTrades({ toolbar }: { toolbar: ReactNode }) {
  const mobile = useMobile();
  const present = Number(officeDay(serverDate()).slice(0, 4));
  const [year, setYear] = useState(present);
  const found = useQuery({
    queryKey: ['records', 'market.tradeModeChange', 'ships', year],
    queryFn: ({ signal }) => call(tradeModesCall, { query: { year }, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="page ship-trades">
      <header className="list-head">
        {!mobile && <h1>{t(TEXT.change)}</h1>}
        {toolbar}
        <Select
          aria-label={t(TEXT.year)}
          value={year}
          onChange={setYear}
          options={Array.from({ length: YEARS }, (_, i) => ({ value: present - i, label: String(present - i) }))}
        />
      </header>
      <EmbeddedList<Row>
        fill
        label={t(TEXT.ships)}
        rows={found.data?.rows}
        rowKey="shipId"
        error={found.error}
        onRetry={() => void found.refetch()}
        empty={t(TEXT.noShips)}
        columns={[
          {
            key: 'ship',
            title: t(TEXT.ship),
            render: (_, one) => (
              <RecordLink resource="fleet.vessel" id={one.shipId}>
                {one.ship}
              </RecordLink>
            ),
          },
          { key: 'mode', title: t(TEXT.present), render: (_, one) => <Trade mode={one.mode} /> },
          {
            key: 'since',
            title: t(TEXT.since),
            render: (_, one) => (one.since ? officeDay(new Date(one.since)) : '—'),
          },
          {
            key: 'change',
            title: t(TEXT.by),
            render: (_, one) =>
              one.changeId ? (
                <RecordLink resource="market.tradeModeChange" id={one.changeId}>
                  {one.changeNo}
                </RecordLink>
              ) : (
                '—'
              ),
          },
          { key: 'domestic', title: t(TEXT.domesticDays), align: 'right', render: (_, one) => one.domesticDays },
          { key: 'foreign', title: t(TEXT.foreignDays), align: 'right', render: (_, one) => one.foreignDays },
          { key: 'days', title: t(TEXT.allDays), align: 'right', render: (_, one) => one.days },
        ]}
      />
    </div>
  );
}
