import type { ScheduleRow } from './timing.calls.ts';

export type ScheduleFilter = 'all' | 'failed' | 'paused' | 'running';

/** Whether a schedule is among those of a figure. */
export const fits = (row: ScheduleRow, filter: ScheduleFilter): boolean =>
  filter === 'all' ||
  (filter === 'paused' && row.paused) ||
  (filter === 'failed' && row.last?.state === 'FAILED') ||
  (filter === 'running' && row.last?.state === 'RUNNING');
