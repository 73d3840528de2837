import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { datetime } from '../../../kernel/resource/field.ts';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { lang, t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import '../../../kernel/web/list/list.css';
import { ShipTag } from '../../../kernel/web/marks/ship-tag.tsx';
import { PaperBlocks } from '../../../kernel/web/print/paper-blocks.tsx';
import { PrintSheet } from '../../../kernel/web/print/print-sheet.tsx';
import { call } from '../../../kernel/web/request.ts';
import { useRecordPath } from '../../../kernel/web/routing/record-places.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { kindOf } from '../board/board-view.rules.ts';
import { SmallTable } from '../detail/small-table.web.tsx';
import { type Movement, movementsCall, movementsSheetCall } from './movement.calls.ts';
import { MOVEMENT_COLUMNS, type MovementWords, morningOf, movementBlocks, movementWords } from './movement.rules.ts';
import { MOVEMENT_TEXT as TEXT } from './movement.text.ts';
import '../detail/report-form.css';
import './movements.css';
import { Failed, Nothing } from '../said.web.tsx';

const AT = datetime(TEXT.at);
const At = kitOf(AT).Control;

type Shown = { row: Movement; words: MovementWords };

/** The fleet at a moment, one row a ship, as it is printed each morning. */
export function Page() {
  const [search, setSearch] = useSearchParams();
  const mobile = useMobile();
  const [printing, setPrinting] = useState(false);
  const now = serverDate().toISOString();
  const at = search.get('at') ?? morningOf(now);
  const found = useQuery({
    queryKey: ['records', 'voyage.report', 'movements', at],
    queryFn: ({ signal }) => call(movementsCall, { query: { at }, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  const rows = found.data?.rows ?? [];
  return (
    <div className="page-pad movements">
      <header className="list-head">
        {!mobile && <h1>{t(TEXT.title)}</h1>}
        <search className="movements-at">
          <label htmlFor="movements-at">{t(TEXT.at)}</label>
          <At
            id="movements-at"
            field={AT}
            required
            ariaLabel={t(TEXT.at)}
            value={at}
            onChange={(value) => value && setSearch({ at: String(value) }, { replace: true })}
          />
        </search>
        <div className="list-head-acts">
          <Button icon={<PrinterOutlined />} disabled={rows.length === 0} onClick={() => setPrinting(true)}>
            {t(TEXT.print)}
          </Button>
          {hasPermission(movementsSheetCall.permission) && (
            <Button icon={<DownloadOutlined />} onClick={() => saveFile(movementsSheetCall.path, { query: { at } })}>
              {t(TEXT.export)}
            </Button>
          )}
        </div>
      </header>
      {found.isPending && <SkeletonRows />}
      {found.error && <Failed error={found.error} onRetry={found.refetch} />}
      {found.data && rows.length === 0 && <Nothing title={t(TEXT.none)} />}
      {rows.length > 0 && (
        <div className="movements-list">
          <Table rows={rows} now={now} />
        </div>
      )}
      {printing && (
        <PrintSheet title={t(TEXT.title)} link={location.href} landscape onDone={() => setPrinting(false)}>
          <PaperBlocks
            paper={{ language: lang, title: TEXT.title, across: true, blocks: movementBlocks(rows, t, { at, now }) }}
          />
        </PrintSheet>
      )}
    </div>
  );
}

function Table({ rows, now }: { rows: readonly Movement[]; now: string }) {
  const pathOf = useRecordPath();
  const linked = (kind: string, id: number | null, words: string) => {
    const path = id === null ? undefined : pathOf(kind, id);
    return path && words ? <Link to={path}>{words}</Link> : words;
  };
  const cell = (key: keyof MovementWords, { row, words }: Shown) => {
    if (key === 'ship') return linked('fleet.vessel', row.shipId, words.ship);
    if (key === 'status') {
      const kind = kindOf({ repair: row.repair, shipStatus: row.status });
      return kind ? <ShipTag kind={kind} /> : words.status;
    }
    if (key === 'voyage') return linked('voyage.voyage', row.voyageId, words.voyage);
    return key === 'since' ? linked('voyage.report', row.reportId, words.since) : words[key];
  };
  return (
    <SmallTable
      label={t(TEXT.title)}
      columns={MOVEMENT_COLUMNS.map((key) => ({
        key,
        label: t(TEXT[key]),
        cell: (shown: Shown) => cell(key, shown),
      }))}
      rows={rows.map((row): Shown => ({ row, words: movementWords(row, t, now) }))}
      keyOf={({ row }) => String(row.shipId)}
    />
  );
}
