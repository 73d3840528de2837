import type { Tone } from '../../../kernel/resource/tone.ts';
import { formatDuration } from '../../../kernel/value/duration.ts';
import { lang, t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { serverNow } from '../../../kernel/web/server-clock.ts';
import { RUN_STATE_TEXT } from './timing.text.ts';

type State = keyof typeof RUN_STATE_TEXT;

const TONES: Readonly<Record<State, Tone>> = {
  RUNNING: 'blue',
  DONE: 'green',
  FAILED: 'red',
  SKIPPED: 'grey',
  QUEUED: 'slate',
  CANCELLED: 'grey',
};

export function RunState({ state }: { state: State }) {
  return <StatusTag tone={TONES[state]}>{t(RUN_STATE_TEXT[state])}</StatusTag>;
}

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `2026-11-21 08:00:00` in company time. */
export const companyTime = (at: string): string => format.format(new Date(at));

/** `2026-11-21 08:00 Mon`: slots are whole minutes. */
export function slotTime(at: string): string {
  const weekday = new Intl.DateTimeFormat(lang === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone: 'Asia/Shanghai',
    weekday: 'short',
  }).format(new Date(at));
  return `${companyTime(at).slice(0, 16)} ${weekday}`;
}

/** How long a run took or takes; milliseconds when it was short. */
export function tookText(startedAt: string | null, endedAt: string | null): string {
  if (!startedAt) return '—';
  const ms = (endedAt ? Date.parse(endedAt) : serverNow()) - Date.parse(startedAt);
  return ms < 1000 ? `${Math.max(0, ms)} ms` : t(formatDuration(ms / 1000));
}
