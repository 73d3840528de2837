/** Minutes as hours and minutes, `26:05`; nothing is a dash, so that a table shows where there was time. */
export function hoursText(minutes: number): string {
  if (minutes === 0) return '—';
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
