import { Fragment, type ReactNode, useCallback, useId, useState } from 'react';
import { useMobile } from '../viewport/use-mobile.ts';
import { useWide } from '../viewport/use-wide.ts';
import { GoToPart } from './go-to-part.ts';
import { type NavPart, RecordNav } from './record-nav.tsx';
import './detail.css';
import './record.css';

/** A part of a record's page with a name in its navigation; it brings its own panels. */
export type RecordPart = {
  readonly key: string;
  readonly title: string;
  readonly count?: number;
  readonly content: ReactNode;
};

type Props = {
  head: ReactNode;
  /** Above the parts: figures, a strip of stages. */
  lead?: ReactNode;
  /** What waits for the reader, such as an approval: on top of the right column; where there is none behind the facts, which are read first. */
  waiting?: ReactNode;
  parts: readonly RecordPart[];
  /** The right column; where there is no room for one, further parts. */
  beside?: readonly RecordPart[];
  /** Beside something else, where there is never room for a second column. */
  narrow?: boolean;
  children?: ReactNode;
};

/** From this many parts on their names stand under the head. */
const NAV_FROM = 3;

/**
 * A record's page: its head and the names of its parts stay in sight, the parts follow one another, and what belongs to it stands at
 * the right. Where there is no room for a second column that is turned to like a tab; on a phone every part is.
 */
export function RecordFrame({ head, lead, waiting, parts, beside = [], narrow = false, children }: Props) {
  const wide = useWide() && !narrow;
  const phone = useMobile();
  const id = useId();
  const [turned, setTurned] = useState<string>();
  const [pressed, setPressed] = useState<string>();
  const tabs: readonly RecordPart[] = phone ? [...parts, ...beside] : wide ? [] : beside;
  const tab = tabs.find((one) => one.key === turned) ?? (phone ? parts[0] : undefined);
  const named: NavPart[] = [
    ...parts.map((part) => ({ ...part, anchor: phone ? undefined : `${id}${part.key}` })),
    ...(wide ? [] : beside),
  ];
  const go = (part: NavPart | undefined): void => {
    if (!part) return;
    setTurned(part.anchor ? undefined : part.key);
    setPressed(part.key);
    // A part that was turned to stands where the others were: they are there with the next picture.
    if (part.anchor)
      requestAnimationFrame(() => document.getElementById(part.anchor ?? '')?.scrollIntoView({ block: 'start' }));
  };
  const [first, ...rest] = parts;
  const away = tab === first ? undefined : tab;
  const section = (part: RecordPart | undefined) =>
    part && (
      <section key={part.key} id={`${id}${part.key}`} aria-label={part.title} className="record-part">
        {part.content}
      </section>
    );
  const forget = useCallback(() => setPressed(undefined), []);
  const nav = (wide ? parts.length : named.length) >= (wide ? NAV_FROM : 2);
  const aside = wide && (beside.length > 0 || Boolean(waiting));
  const page = (
    <div className="record" data-nav={nav || undefined}>
      <div className="record-top">
        {head}
        {nav && <RecordNav parts={named} turned={tab?.key} pressed={pressed} onMove={forget} onGo={go} />}
      </div>
      <div className="record-columns" data-side={aside || undefined}>
        <div className="record-main">
          {away ? (
            <Fragment key={away.key}>{away.content}</Fragment>
          ) : (
            <>
              {lead}
              {section(first)}
            </>
          )}
          {!wide && waiting}
          {!away && !phone && rest.map(section)}
        </div>
        {aside && (
          <aside className="record-side">
            {waiting}
            {beside.map((part) => (
              <Fragment key={part.key}>{part.content}</Fragment>
            ))}
          </aside>
        )}
      </div>
      {children}
    </div>
  );
  return <GoToPart value={(key) => go(named.find((part) => part.key === key))}>{page}</GoToPart>;
}
