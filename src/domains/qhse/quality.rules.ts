/** The same day so many months later, or the last day of that month where it has no such day; `yyyy-MM-dd`. */
export function sameDayAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  if (last.getUTCFullYear() > 9999) return '9999-12-31';
  const at = Math.min(date, last.getUTCDate());
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), at)).toISOString().slice(0, 10);
}

/** The chapter of the questionnaire to which a category of defects belongs (safety and quality 3.3). */
const CHAPTERS: Readonly<Record<string, string>> = {
  '01': '2',
  '02': '11',
  '03': '11',
  '04': '5',
  '05': '4',
  '06': '8',
  '07': '5',
  '08': '5',
  '09': '3',
  '10': '4',
  '11': '5',
  '12': '5',
  '13': '10',
  '14': '6',
  '15': '5',
  '16': '7',
  '18': '3',
  '99': '11',
};

export const chapterOf = (ncKind: string | null | undefined): string | undefined =>
  ncKind ? CHAPTERS[ncKind] : undefined;
