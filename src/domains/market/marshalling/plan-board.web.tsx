import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { say } from '../../../kernel/text.ts';
import { daysAfter, monthsFrom } from '../../../kernel/value/day.ts';
import { OFFICE_ZONE } from '../../../kernel/value/office-day.ts';
import { instant, toLocal, toUtc } from '../../../kernel/value/zone.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { lang, t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { serverNow } from '../../../kernel/web/server-clock.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import {
  Timeline,
  type TimelineBand,
  type TimelineBar,
  type TimelineMove,
} from '../../../kernel/web/timeline/timeline.tsx';
import { type Board, type BoardLeg, FREE, factsOf, judged, milesOf, pairsFor, told } from './board-facts.web.ts';
import { timedLeg } from './clash.rules.ts';
import { CLASH_CODES, CLASH_LEVELS } from './clash.text.ts';
import { planBoardCall, planMilesCall, planPlaceCall } from './plan.calls.ts';
import { marshallingPlan } from './plan.resource.ts';
import { PLAN_TEXT as TEXT } from './plan.text.ts';
import './marshalling.css';

/** px of a day. */
const PER_DAY = 24;
/** Days around the month that the board shows. */
const BEFORE = 15;
const BEHIND = 30;
/** Days between a leg of another time and the edge of the board. */
const EDGE = 3;
/** px below which the clashes scroll sideways. */
const CLASH_WIDTH = 640;
const DAY_MS = 86_400_000;

const midnight = (day: string): number => instant(toUtc({ local: `${day} 00:00`, zone: OFFICE_ZONE }));
const short = (utc: string): string => toLocal({ utc, zone: OFFICE_ZONE }).slice(5, 16).replace('T', ' ');

type Facts = ReturnType<typeof factsOf>;

const portName = (facts: Facts, id: number): string => facts.ports.get(id)?.name ?? '';

function legBar(leg: BoardLeg, facts: Facts, alert: 'HARD' | 'SOFT' | undefined, open: boolean): TimelineBar {
  const { times } = timedLeg(leg, facts);
  return {
    key: leg.key,
    row: String(leg.shipId),
    from: instant(times.etaLoad),
    to: instant(times.ends),
    margin: instant(times.calmEnds),
    label: `${leg.cargo} ${portName(facts, leg.loadPortId)} → ${portName(facts, leg.dischPortId)}`,
    title: t(TEXT.leg, {
      cargo: leg.cargo,
      ship: facts.ships.get(leg.shipId)?.name ?? '',
      eta: short(leg.etaLoad),
      load: portName(facts, leg.loadPortId),
      disch: portName(facts, leg.dischPortId),
    }),
    tone: 'blue',
    alert,
    moves: open,
  };
}

const freeBar = (leg: BoardLeg, facts: Facts, open: boolean): TimelineBar => ({
  key: leg.key,
  row: FREE,
  from: instant(leg.etaLoad),
  to: Math.max(midnight(daysAfter(leg.laycanTo, 1)), instant(leg.etaLoad) + 1),
  label: leg.cargo,
  title: t(TEXT.free, {
    cargo: leg.cargo,
    from: leg.laycanFrom,
    to: leg.laycanTo,
    load: portName(facts, leg.loadPortId),
    disch: portName(facts, leg.dischPortId),
  }),
  tone: 'grey',
  hatched: true,
  moves: open,
});

/** What ships do beside the plan: it stays where it is. */
const takenBars = ({ ships }: Board): TimelineBar[] =>
  ships.flatMap(({ id, taken }) =>
    taken.flatMap(({ voyageId, voyage, repair, from, ends }) =>
      ends === null
        ? []
        : [
            {
              key: `voyage ${voyageId}`,
              row: String(id),
              from: instant(from),
              to: instant(ends),
              label: voyage,
              title: `${t(repair ? TEXT.repair : TEXT.takenBy, { voyage })} ${short(from)} – ${short(ends)}`,
              tone: repair ? 'plum' : 'slate',
            } satisfies TimelineBar,
          ],
    ),
  );

const bandOf = (leg: BoardLeg): TimelineBand => ({
  key: `laycan ${leg.key}`,
  row: String(leg.shipId),
  from: midnight(leg.laycanFrom),
  to: midnight(daysAfter(leg.laycanTo, 1)),
  title: t(TEXT.laycan, { cargo: leg.cargo, from: leg.laycanFrom, to: leg.laycanTo }),
});

const useBoard = (id: number, version: number) =>
  useQuery({
    queryKey: [...recordKeys.all(marshallingPlan), 'board', id, version],
    queryFn: ({ signal }) => call(planBoardCall, { params: { id }, signal, quiet: true }),
    placeholderData: (before) => before,
  });

/** Ships by time: legs of the plan, what ships do beside it, and what waits for a ship; below it all that speaks against the plan. */
export function PlanBoard({ row }: { row: AnyRow }) {
  const { id } = row;
  const version = Number(row.version);
  const found = useBoard(id, version);
  if (found.error) return <Message icon="!" title={messageOf(found.error)} alert />;
  if (!found.data) return <SkeletonRows />;
  if (found.data.ships.length === 0) return <Message icon="⚓" title={t(TEXT.boardEmpty)} />;
  return <Drawn id={id} board={found.data} />;
}

function Drawn({ id, board }: { id: number; board: Board }) {
  const client = useQueryClient();
  const [picked, setPicked] = useState<string>();
  const [now] = useState(serverNow);
  const open = board.open && hasPermission(planPlaceCall.permission);
  const facts = useMemo(() => factsOf(board), [board]);
  const pairs = useMemo(() => (picked === undefined ? [] : pairsFor(board, picked)), [board, picked]);
  const asked = useQuery({
    queryKey: [...recordKeys.all(marshallingPlan), 'miles', pairs],
    queryFn: ({ signal }) => call(planMilesCall, { query: { pair: pairs }, signal, quiet: true }),
    enabled: pairs.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const miles = useMemo(() => milesOf(board, facts, asked.data?.miles ?? []), [board, facts, asked.data]);
  const { clashes } = useMemo(() => judged(board.legs, facts, miles), [board, facts, miles]);
  const rows = useMemo(
    () => [
      { key: FREE, name: t(TEXT.unassigned), head: <em>{t(TEXT.unassigned)}</em> },
      ...board.ships.map(({ id: ship, name }) => ({ key: String(ship), name, head: name })),
    ],
    [board],
  );
  const bars = useMemo(() => {
    const worst = (key: string) => clashes.find(({ keys }) => keys.includes(key))?.level;
    return [
      ...board.free.map((leg) => freeBar(leg, facts, open)),
      ...takenBars(board),
      ...board.legs.map((leg) => legBar(leg, facts, worst(leg.key), open)),
    ];
  }, [board, facts, clashes, open]);
  const bands = useMemo(() => board.legs.map(bandOf), [board]);
  const judge = useCallback((move: TimelineMove) => told(board, move, facts, miles), [board, facts, miles]);
  const put = async ({ bar, row, from }: TimelineMove): Promise<void> => {
    const leg = [...board.legs, ...board.free].find(({ key }) => key === bar.key);
    // What waits may lie anywhere in its row: it waits all the same.
    if (!leg || (row === FREE && leg.shipId === 0)) return;
    try {
      await call(planPlaceCall, {
        params: { id },
        body: {
          version: board.version,
          cargoId: leg.cargoId,
          liftingId: leg.liftingId,
          shipId: row === FREE ? null : Number(row),
          etaLoad: row === FREE ? null : new Date(from).toISOString(),
        },
      });
      notify.success(t(TEXT.moved));
    } catch {
      // The request has said why; the board is drawn as it stands.
    }
    await client.invalidateQueries({ queryKey: recordKeys.all(marshallingPlan) });
  };
  const first = midnight(`${board.month}-01`);
  // A leg may lie outside of the month: of a plan that was made early, or is carried on late.
  const planned = bars.filter(({ key }) => board.legs.some((leg) => leg.key === key));
  const earliest = Math.min(first, ...planned.map(({ from }) => from));
  const latest = Math.max(...planned.map(({ to }) => to));
  const from = Math.min(midnight(daysAfter(`${board.month}-01`, -BEFORE)), earliest - EDGE * DAY_MS);
  const to = Math.max(midnight(daysAfter(monthsFrom(`${board.month}-01`, 1), BEHIND)), latest + EDGE * DAY_MS);
  return (
    <>
      <Panel title={t(TEXT.board)}>
        <div className="plan-board">
          <Timeline
            label={t(TEXT.board)}
            corner={t(TEXT.ship)}
            rows={rows}
            bars={bars}
            bands={bands}
            from={from}
            to={to}
            now={now}
            perDay={PER_DAY}
            show={earliest}
            onPick={(bar) => setPicked(bar.key)}
            judge={judge}
            onMove={open ? (move) => void put(move) : undefined}
          />
        </div>
      </Panel>
      <Panel title={t(TEXT.clashes)} flush>
        <EmbeddedList
          label={t(TEXT.clashes)}
          rows={clashes.map((one) => ({ ...one, text: say(one.said, lang) }))}
          rowKey="text"
          width={CLASH_WIDTH}
          empty={t(TEXT.noClash)}
          columns={[
            {
              key: 'level',
              title: t(TEXT.kind),
              width: 120,
              render: (_, { level }) => <StatusTag tone={CLASH_LEVELS[level].tone}>{t(CLASH_LEVELS[level])}</StatusTag>,
            },
            {
              key: 'code',
              title: t(TEXT.clash),
              width: 200,
              render: (_, { code }) => `${code} ${t(CLASH_CODES[code])}`,
            },
            { key: 'text', title: t(TEXT.saidOf), render: (_, { text }) => <span className="plan-clash">{text}</span> },
          ]}
        />
      </Panel>
    </>
  );
}
