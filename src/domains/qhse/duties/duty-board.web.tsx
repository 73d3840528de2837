import { DownloadOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import type { GridRow } from '../../../kernel/web/grid/column.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import '../../../kernel/web/list/list.css';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { useUnsaved } from '../../../kernel/web/tabs/use-tag.ts';
import { DayMatrix } from '../../../kernel/web/time/day-matrix.tsx';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { breachesOf, breachWords, daysOf, hoursIn, type PersonBreach, periodsOf, watchesOf } from './duty.rules.ts';
import { columnsOf, emptyRow, markAt, peopleIn, refusalsOf, rowsOf, wrongIn } from './duty-board-columns.web.ts';
import { DUTY_TEXT as TEXT } from './duty-words.text.ts';
import { type DutyBoard as Board, dutyBoardCall, dutySheetCall, dutyWatchesCall } from './ship-duty.calls.ts';
import { shipDuty } from './ship-duty.resource.ts';
import './duty-board.css';

const Grid = lazy(() => import('../../../kernel/web/grid/grid.tsx').then((m) => ({ default: m.Grid })));

/** Breaches that are told one by one; the sheet and the paper have all of them. */
const TOLD = 30;

/** People by the days of a month: written while it is a draft, and judged while one writes. */
export function DutyBoard({ row }: { row: AnyRow }) {
  const mobile = useMobile();
  const version = Number(row.version);
  const found = useQuery({
    queryKey: [...recordKeys.all(shipDuty), 'board', row.id, version],
    queryFn: ({ signal }) => call(dutyBoardCall, { params: { id: row.id }, signal, quiet: true }),
  });
  if (found.error) return <Message icon="!" title={messageOf(found.error)} alert />;
  if (!found.data) return <SkeletonRows />;
  const writes = found.data.open && !mobile && hasPermission(dutyWatchesCall.permission);
  return writes ? (
    <Writing key={`${row.id} ${version}`} id={row.id} board={found.data} />
  ) : (
    <Standing id={row.id} board={found.data} />
  );
}

const judge = (board: Board, people: Board['people']): PersonBreach[] =>
  breachesOf({
    month: board.dutyMonth,
    span: board.span,
    watches: watchesOf(people),
    elsewhere: board.elsewhere,
  });

function ExportButton({ id }: { id: number }) {
  if (!hasPermission(dutySheetCall.permission)) return null;
  return (
    <Button
      size="small"
      icon={<DownloadOutlined />}
      onClick={() => void saveFile(dutySheetCall.path, { params: { id } }).catch(() => undefined)}
    >
      {t(TEXT.export)}
    </Button>
  );
}

function Breaches({ breaches }: { breaches: readonly PersonBreach[] }) {
  if (breaches.length === 0) return <p className="duty-note">{t(TEXT.kept)}</p>;
  return (
    <section aria-label={t(TEXT.breaches)}>
      <p className="duty-note" data-broken>
        {t(TEXT.breaches)} {breaches.length}
      </p>
      <ul className="duty-breaches">
        {breaches.slice(0, TOLD).map((one) => (
          <li key={`${one.rule} ${one.person} ${one.day}`}>{t(breachWords(one))}</li>
        ))}
        {breaches.length > TOLD && <li>{t(TEXT.more, { n: breaches.length })}</li>}
      </ul>
    </section>
  );
}

function Standing({ id, board }: { id: number; board: Board }) {
  const breaches = useMemo(() => judge(board, board.people), [board]);
  const broken = new Set(breaches.map(({ person, day }) => `${person} ${day}`));
  const hours = (periods: string): number => hoursIn(periodsOf(periods) ?? []);
  return (
    <Panel title={t(TEXT.board)} extra={<ExportButton id={id} />}>
      {board.people.length === 0 ? (
        <Message icon={null} title={t(board.open ? TEXT.openBoard : TEXT.none)} />
      ) : (
        <>
          <DayMatrix
            label={t(TEXT.board)}
            corner={t(TEXT.person)}
            days={daysOf(board.dutyMonth)}
            rows={board.people.map(({ personName, personRank, days }) => ({
              key: personName,
              head: `${personName} ${personRank}`,
              feet: { hours: days.reduce((sum, { periods }) => sum + hours(periods), 0) },
              marks: days.map(({ day, periods }) => ({
                key: day,
                day,
                mark: String(hours(periods)),
                tone: broken.has(`${personName} ${day}`) ? ('red' as const) : ('blue' as const),
                title: t(TEXT.cell, { person: personName, day, periods }),
              })),
            }))}
            feet={[{ key: 'hours', head: t(TEXT.hours) }]}
          />
          <Breaches breaches={breaches} />
        </>
      )}
    </Panel>
  );
}

function Writing({ id, board }: { id: number; board: Board }) {
  const client = useQueryClient();
  const [begun] = useState(() => rowsOf(board.people));
  const [rows, setRows] = useState<readonly GridRow[]>(begun);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const columns = useMemo(() => columnsOf(board.dutyMonth), [board.dutyMonth]);
  const changed = rows !== begun;
  useUnsaved(changed);
  const people = useMemo(() => peopleIn(rows, board.dutyMonth), [rows, board.dutyMonth]);
  const wrong = useMemo(() => wrongIn(people, board.dutyMonth), [people, board.dutyMonth]);
  const breaches = useMemo(() => judge(board, people), [board, people]);
  const errors = useMemo(() => ({ ...wrong, ...refused }), [wrong, refused]);

  const change = (next: readonly GridRow[]): void => {
    setRefused({});
    setRows(next);
  };
  const save = async (): Promise<void> => {
    try {
      await call(dutyWatchesCall, { params: { id }, body: { version: board.version, people }, quiet: true });
      notify.success(t(TEXT.saved));
      await client.invalidateQueries({ queryKey: recordKeys.all(shipDuty) });
    } catch (error) {
      const told = refusalsOf(error, people);
      setRefused(told);
      if (Object.keys(told).length === 0) notify.error(messageOf(error));
    }
  };
  return (
    <Panel
      title={t(TEXT.board)}
      extra={
        <span className="duty-acts">
          <ExportButton id={id} />
          <Button size="small" disabled={!changed} onClick={() => change(begun)}>
            {t(TEXT.discard)}
          </Button>
          <GuardButton size="small" type="primary" disabled={!changed || Object.keys(wrong).length > 0} onClick={save}>
            {t(TEXT.save)}
          </GuardButton>
        </span>
      }
    >
      <p className="duty-note">{t(TEXT.howTo)}</p>
      <Suspense fallback={<SkeletonRows />}>
        <Grid
          columns={columns}
          rows={rows}
          label={t(TEXT.board)}
          newRow={emptyRow}
          onChange={change}
          errors={errors}
          markAt={(row, name) => markAt(breaches, row, name)}
        />
      </Suspense>
      {people.length > 0 && <Breaches breaches={breaches} />}
    </Panel>
  );
}
