import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { OFFICE_ZONE } from '../../value/office-day.ts';
import { toLocal } from '../../value/zone.ts';
import { t } from '../i18n.ts';
import { TIMELINE } from './timeline.text.ts';
import type { TimelineBar, TimelineProps, TimelineRow } from './timeline-props.ts';
import {
  atOf,
  daysIn,
  LANE,
  type LaidRow,
  laidOut,
  monthsIn,
  type Scale,
  type Sight,
  widthOf,
  xOf,
} from './timeline-scale.ts';
import { useCarry } from './use-carry.ts';
import { useSight } from './use-sight.ts';
import './timeline.css';

export type { TimelineBand, TimelineBar, TimelineMove } from './timeline-props.ts';

/** px of the axis and of the column of heads. */
const ABOVE = 48;
const HEAD = 148;
/** px of a bar, and of the way to its lane. */
const BAR = 24;
const GAP = 4;
/** A bar is never thinner than what a finger finds. */
const LEAST = 6;

type Row = LaidRow<TimelineRow, TimelineBar>;
type Placed = { readonly bar: TimelineBar; readonly top: number };

/** A moment by the clock of the office: `03-20 10:00`. */
const dayTime = (at: number): string =>
  toLocal({ utc: new Date(at).toISOString(), zone: OFFICE_ZONE })
    .slice(5, 16)
    .replace('T', ' ');

/**
 * Rows by time. What is in sight alone is drawn. Arrows go from bar to bar and Enter opens one; a bar that moves is dragged, or picked up
 * by Space, and what speaks against its new place is told before it is put down.
 */
export function Timeline(props: TimelineProps) {
  const { label, corner, rows, bars, bands = [], from, to, now, perDay, show, onOpen, onPick, judge, onMove } = props;
  const box = useRef<HTMLDivElement>(null);
  const { sight, onScroll } = useSight(box);
  const scale = useMemo((): Scale => ({ from, to, perDay }), [from, to, perDay]);
  const laid = useMemo(() => laidOut(rows, bars), [rows, bars]);
  const carry = useCarry({ box, scale, rows: laid.rows, above: ABOVE, onPick, onMove });
  const [active, setActive] = useState<string>();
  const wanted = useRef<string>(undefined);

  useEffect(() => {
    if (show === undefined || !box.current) return;
    const { clientWidth } = box.current;
    box.current.scrollLeft = xOf({ from, to, perDay }, show) - (clientWidth - HEAD) / 3;
  }, [show, from, to, perDay]);

  // Brought into sight by an arrow, it is drawn a frame later, and then takes the focus.
  useEffect(() => {
    if (!wanted.current || sight.right === 0) return;
    const found = box.current?.querySelector<HTMLElement>(`[data-bar="${CSS.escape(wanted.current)}"]`);
    if (!found) return;
    wanted.current = undefined;
    found.focus({ preventScroll: true });
  });

  const visible = laid.rows.filter(({ top, height }) => top + height >= sight.top && top <= sight.bottom);
  const inTime = { from: atOf(scale, sight.left - HEAD), to: atOf(scale, sight.right) };
  const carried = carry.move?.bar.key;
  const placed = visible.flatMap((row) => barsIn(row, inTime));
  // What is carried stays drawn wherever one scrolls to: the pointer is bound to it.
  const hidden = carried !== undefined && !placed.some(({ bar }) => bar.key === carried);
  const lost = hidden ? laid.rows.flatMap((row) => barsIn(row)).filter(({ bar }) => bar.key === carried) : [];
  const all = [...placed, ...lost];
  const first = placed[0]?.bar.key;
  const tabbed = placed.some(({ bar }) => bar.key === active) ? active : first;

  const goTo = ({ bar, top }: Placed): void => {
    setActive(bar.key);
    wanted.current = bar.key;
    bringIntoSight(box.current, { left: xOf(scale, bar.from), top });
  };

  const press = (event: KeyboardEvent<HTMLElement>, bar: TimelineBar): void => {
    if (carry.key(event, bar)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const next = neighbour(laid.rows, bar, event.key);
    if (!next) return;
    event.preventDefault();
    goTo(next);
  };

  const width = widthOf(scale);
  return (
    <section className="timeline" aria-label={label}>
      <div className="timeline-scroll" ref={box} onScroll={onScroll}>
        <div className="timeline-canvas" style={{ width: width + HEAD, height: laid.height + ABOVE }}>
          <Axis corner={corner} scale={scale} sight={sight} />
          <div className="timeline-body" style={{ height: laid.height }}>
            <Weekends scale={scale} sight={sight} height={laid.height} />
            {visible.map(({ row, top, height }) => (
              <div
                key={row.key}
                className="timeline-row"
                style={{ top, height }}
                data-over={carry.move?.row === row.key || undefined}
              >
                <div className="timeline-head">{row.head}</div>
              </div>
            ))}
            <div className="timeline-plane" style={{ left: HEAD, width }}>
              {bands
                .filter((band) => band.to > inTime.from && band.from < inTime.to)
                .map(({ key, row, title, ...span }) => {
                  const at = visible.find((one) => one.row.key === row);
                  if (!at) return null;
                  const left = xOf(scale, span.from);
                  const style = {
                    left,
                    top: at.top + at.height - 6,
                    width: Math.max(LEAST, xOf(scale, span.to) - left),
                  };
                  return <span key={key} className="timeline-band" style={style} title={title} />;
                })}
              {all.map(({ bar, top }) => (
                <button
                  key={bar.key}
                  type="button"
                  className="timeline-bar"
                  data-bar={bar.key}
                  data-alert={bar.alert}
                  data-hatched={bar.hatched || undefined}
                  data-moves={bar.moves || undefined}
                  data-carried={carried === bar.key || undefined}
                  tabIndex={bar.key === tabbed ? 0 : -1}
                  title={bar.title}
                  style={styleOf(bar, top, scale)}
                  onFocus={() => setActive(bar.key)}
                  onKeyDown={(event) => press(event, bar)}
                  onKeyUp={(event) => {
                    // Space picks up and puts down; it is no press of the button as well.
                    if (event.key === ' ') event.preventDefault();
                  }}
                  onClick={() => {
                    if (!carry.dragged() && !carry.move) onOpen?.(bar);
                  }}
                  {...carry.pointer(bar)}
                >
                  {bar.margin !== undefined && bar.margin < bar.to && (
                    <span
                      className="timeline-margin"
                      style={{ left: Math.max(0, xOf(scale, bar.margin) - xOf(scale, bar.from)) }}
                    />
                  )}
                  <span className="timeline-label">{bar.label}</span>
                </button>
              ))}
              {carry.move && <Ghost {...carry.move} rows={laid.rows} scale={scale} />}
              {now > from && now < to && (
                <span
                  className="timeline-now"
                  style={{ left: xOf(scale, now), height: laid.height }}
                  title={t(TIMELINE.now)}
                />
              )}
            </div>
          </div>
        </div>
      </div>
      <div className="timeline-told" aria-live="polite">
        {carry.move && (
          <Told
            row={rows.find(({ key }) => key === carry.move?.row)?.name ?? ''}
            what={carry.move.bar.label}
            at={carry.move.from}
            clashes={judge?.(carry.move) ?? []}
          />
        )}
      </div>
    </section>
  );
}

/** The bars of a row, those of a time alone where one is given. */
const barsIn = ({ top, bars }: Row, time?: { from: number; to: number }): Placed[] =>
  bars
    .filter(({ bar }) => !time || (bar.to > time.from && bar.from < time.to))
    .map(({ bar, lane }) => ({ bar, top: top + lane * LANE + GAP }));

function styleOf(bar: TimelineBar, top: number, scale: Scale) {
  const left = xOf(scale, bar.from);
  return {
    left,
    top,
    height: BAR,
    width: Math.max(LEAST, xOf(scale, bar.to) - left),
    color: `var(--tone-${bar.tone})`,
    backgroundColor: `var(--tone-${bar.tone}-bg)`,
  };
}

/** The bar that an arrow leads to: before or behind it in its row, or the nearest by time in the next row that has one. */
function neighbour(rows: readonly Row[], bar: TimelineBar, key: string): Placed | undefined {
  const at = rows.findIndex((one) => one.row.key === bar.row);
  const row = rows[at];
  if (!row) return undefined;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const own = barsIn(row);
    return own[own.findIndex((one) => one.bar.key === bar.key) + (key === 'ArrowRight' ? 1 : -1)];
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const others = key === 'ArrowDown' ? rows.slice(at + 1) : rows.slice(0, at).toReversed();
  const next = others.find(({ bars }) => bars.length > 0);
  if (!next) return undefined;
  const far = ({ bar: one }: Placed): number => Math.abs(one.from - bar.from);
  return barsIn(next).toSorted((a, b) => far(a) - far(b))[0];
}

function bringIntoSight(box: HTMLElement | null, { left, top }: { left: number; top: number }): void {
  if (!box) return;
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = box;
  if (left < scrollLeft || left > scrollLeft + clientWidth - HEAD - LANE)
    box.scrollLeft = Math.max(0, left - (clientWidth - HEAD) / 3);
  if (top < scrollTop || top > scrollTop + clientHeight - ABOVE - LANE)
    box.scrollTop = Math.max(0, top - (clientHeight - ABOVE) / 3);
}

type Drawn = { scale: Scale; sight: Sight };

const timeOf = ({ scale, sight }: Drawn): { from: number; to: number } => ({
  from: Math.max(scale.from, atOf(scale, sight.left - HEAD)),
  to: Math.min(scale.to, atOf(scale, sight.right)),
});

function Axis({ corner, scale, sight }: Drawn & { corner: ReactNode }) {
  const time = timeOf({ scale, sight });
  const placeOf = ({ at, to }: { at: number; to: number }) => {
    const left = Math.max(0, xOf(scale, at));
    return { left: HEAD + left, width: xOf(scale, Math.min(to, scale.to)) - left };
  };
  return (
    <div className="timeline-axis" style={{ height: ABOVE }}>
      <div className="timeline-corner" style={{ width: HEAD }}>
        {corner}
      </div>
      {monthsIn(time).map((month) => (
        <span key={month.at} className="timeline-month" style={placeOf(month)}>
          <span>{month.text}</span>
        </span>
      ))}
      {daysIn(time, scale.perDay).map((day) => (
        <span key={day.at} className="timeline-day" data-weekend={day.weekend || undefined} style={placeOf(day)}>
          {day.text}
        </span>
      ))}
    </div>
  );
}

function Weekends({ scale, sight, height }: Drawn & { height: number }) {
  return daysIn(timeOf({ scale, sight }), scale.perDay)
    .filter(({ weekend }) => weekend)
    .map(({ at }) => (
      <span
        key={at}
        className="timeline-weekend"
        style={{ left: HEAD + Math.max(0, xOf(scale, at)), width: scale.perDay, height }}
      />
    ));
}

function Ghost({
  bar,
  row,
  from,
  rows,
  scale,
}: {
  bar: TimelineBar;
  row: string;
  from: number;
  rows: readonly Row[];
  scale: Scale;
}) {
  const at = rows.find((one) => one.row.key === row);
  if (!at) return null;
  const left = xOf(scale, from);
  const width = Math.max(LEAST, xOf(scale, from + bar.to - bar.from) - left);
  return (
    <span
      className="timeline-ghost"
      aria-hidden="true"
      style={{ transform: `translate(${left}px, ${at.top + GAP}px)`, width, height: BAR }}
    >
      <span className="timeline-label">{bar.label}</span>
    </span>
  );
}

type Clashes = ReturnType<NonNullable<TimelineProps['judge']>>;

/** Where it would go, and what speaks against that. */
function Told({ row, what, at, clashes }: { row: string; what: string; at: number; clashes: Clashes }) {
  return (
    <div className="timeline-card">
      <strong>{t(TIMELINE.lifted, { what })}</strong>
      <span>{t(TIMELINE.at, { row, time: dayTime(at) })}</span>
      {clashes.length === 0 ? (
        <span className="timeline-free">{t(TIMELINE.noClash)}</span>
      ) : (
        <ul aria-label={t(TIMELINE.judging)}>
          {clashes.map(({ level, text }) => (
            <li key={text} data-level={level}>
              {text}
            </li>
          ))}
        </ul>
      )}
      <small>{t(TIMELINE.keys)}</small>
    </div>
  );
}
