import { t } from '../../../kernel/web/i18n.ts';
import { ClockGlyph } from '../../../kernel/web/marks/clock-glyph.tsx';
import { serverNow } from '../../../kernel/web/server-clock.ts';
import { durationWords } from './duration.rules.ts';
import { RUN_TEXT as TEXT } from './run-page.text.ts';
import './run.css';

/** How long there is left, in amber, or how much too late, in red. */
export function TimeLeft({ dueAt }: { dueAt: string | null }) {
  if (!dueAt) return null;
  const left = Date.parse(dueAt) - serverNow();
  const { text, values } = durationWords(left);
  return (
    <span className="approval-due" data-over={left < 0}>
      <ClockGlyph />
      {t(left < 0 ? TEXT.over : TEXT.left, { time: t(text, values) })}
    </span>
  );
}

const DAY_MS = 86_400_000;
/** Days from which a wait is long, and from which it is far too long. */
const LONG = 7;
const TOO_LONG = 30;

/** How long it has waited where nobody set a limit; a long wait stands out. */
export function Waited({ since }: { since: string }) {
  const ms = serverNow() - Date.parse(since);
  const days = ms / DAY_MS;
  const { text, values } = durationWords(ms);
  return (
    <span className="approval-wait" data-long={days >= TOO_LONG ? 'red' : days >= LONG ? 'amber' : undefined}>
      {days >= LONG && <ClockGlyph />}
      {t(TEXT.waited, { time: t(text, values) })}
    </span>
  );
}

/** How long it took, or has taken so far. */
export function spanWords(from: string, to: string | null, now: Date): string {
  const { text, values } = durationWords((to ? Date.parse(to) : now.getTime()) - Date.parse(from));
  return t(to ? TEXT.spent : TEXT.soFar, { time: t(text, values) });
}
