import { useEffect, useMemo, useState } from 'react';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { ShipMap } from '../../../kernel/web/map/ship-map.tsx';
import { byServerClock } from '../../../kernel/web/server-clock.ts';
import { useRested } from '../../../kernel/web/use-rested.ts';
import { type BoardRow, byDue } from '../../voyage/public.ts';
import { ArrivalsPanel } from './arrivals-panel.web.tsx';
import { CargoPanel } from './cargo-panel.web.tsx';
import { WALL_TEXT as TEXT } from './data-dashboard.text.ts';
import { FleetPanel } from './fleet-panel.web.tsx';
import { OilPanel } from './oil-panel.web.tsx';
import { WallNote } from './panel.web.tsx';
import { RemindersPanel } from './reminders-panel.web.tsx';
import { ShipPanel } from './ship-panel.web.tsx';
import { choiceOf, nameOf, placeOf, type ShipChoice, wallShips } from './ship-words.web.ts';
import { useCarousel } from './use-carousel.web.ts';
import { useFleet, useWays } from './use-wall.web.ts';

/** Keeps the fleet in the free middle between the panels. */
const PADDING = { top: 80, right: 460, bottom: 60, left: 470 };
const CHOICES = ['1', '2'] as const;

/** Details are asked for this long after a press (specification, section 9), so that a hasty hand asks once. */
const CLICK_MS = 200;

type Props = { turning: boolean; onPaused: (paused: boolean) => void };

/** The dark map with every ship, and what the board tells beside it. */
export function ShipTransport({ turning, onPaused }: Props) {
  const fleet = useFleet();
  const [choice, setChoice] = useState<ShipChoice>('1');
  const [selectedId, setSelectedId] = useState<number>();
  const rows = useMemo(() => fleet.data ?? [], [fleet.data]);
  const ships = useMemo(() => wallShips(rows, choice), [rows, choice]);
  const selected = rows.find((row) => row.shipId === selectedId);
  const settled = useRested(selected, CLICK_MS);
  const ways = useWays(settled);
  const now = byServerClock(fleet.dataUpdatedAt).toISOString();
  /** Chosen in a panel, a ship brings its kind onto the map. */
  const choose = (id: number) => {
    const row = rows.find((one) => one.shipId === id);
    const kind = row && choiceOf(row);
    if (kind) setChoice(kind);
    setSelectedId(id);
  };
  // In turn every ship that has a place on the map: those at sea first.
  const round = useMemo(
    () =>
      byDue(rows)
        .filter(placeOf)
        .sort((a, b) => order(a) - order(b)),
    [rows],
  );
  const paused = useCarousel(turning, () => {
    const at = round.findIndex((row) => row.shipId === selectedId);
    const next = round[(at + 1) % round.length];
    if (next) choose(next.shipId);
  });
  useEffect(() => onPaused(paused), [paused, onPaused]);
  const count = (one: ShipChoice) => rows.filter((row) => choiceOf(row) === one).length;

  if (!fleet.data) {
    return (
      <WallNote failed={fleet.isError} onRetry={() => void fleet.refetch()}>
        {t(TEXT.loading)}
      </WallNote>
    );
  }
  return (
    <>
      <div className="wall-map">
        <ShipMap
          mode="screen"
          ships={ships}
          selectedId={selected ? String(selected.shipId) : null}
          onSelect={(id) => setSelectedId(Number(id))}
          padding={PADDING}
          legend={false}
          controls={false}
          {...ways}
        />
      </div>
      <fieldset className="wall-choice" aria-label={t(TEXT.choice)}>
        {CHOICES.map((one) => (
          <button key={one} type="button" aria-pressed={choice === one} onClick={() => setChoice(one)}>
            <i data-choice={one} aria-hidden="true" />
            {t(one === '1' ? TEXT.sailing : TEXT.berthed)}
            <b className="num">{count(one)}</b>
          </button>
        ))}
      </fieldset>
      <div className="wall-left">
        <FleetPanel rows={rows} />
        <CargoPanel />
        <ArrivalsPanel rows={rows} now={now} selectedId={selectedId} onSelect={choose} />
      </div>
      <div className="wall-right">
        {settled && selected && (
          <ShipPanel key={settled.shipId} row={settled} now={now} onClose={() => setSelectedId(undefined)} />
        )}
        <RemindersPanel onSelect={choose} short={settled !== undefined && selected !== undefined} />
        <OilPanel />
      </div>
      <p className="wall-foot">
        <span>
          {t(TEXT.source)}
          <Named text={TEXT.lost} names={rows.filter((row) => row.reportId !== null && !placeOf(row)).map(nameOf)} />
          <Named text={TEXT.stale} names={rows.filter((row) => row.ageState === 'old').map(nameOf)} />
        </span>
        <span className="wall-line" aria-hidden="true" />
        <span className="wall-way">{t(TEXT.track)}</span>
        <span className="wall-line wall-line-dashed" aria-hidden="true" />
        <span className="wall-way">{t(TEXT.route)}</span>
      </p>
    </>
  );
}

/** Sailing before berthed. */
const order = (row: BoardRow): number => Number(choiceOf(row) ?? 3);

/** Names at most this many ships; the count says how many there are. */
const MOST_NAMES = 4;

function Named({ text, names }: { text: typeof TEXT.lost | typeof TEXT.stale; names: readonly string[] }) {
  if (names.length === 0) return null;
  const shown = listed(names.slice(0, MOST_NAMES));
  return <>{t(text, { n: names.length, names: names.length > MOST_NAMES ? `${shown}…` : shown })}</>;
}
