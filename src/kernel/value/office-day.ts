/** Hours east of UTC on the clock of the head office: sheets, which have no zones, and days without a ship are by it. */
export const OFFICE_ZONE = 8;

/** The day on the calendar of the head office, `yyyy-MM-dd`. */
export const officeDay = (now: Date): string =>
  new Date(now.getTime() + OFFICE_ZONE * 3_600_000).toISOString().slice(0, 10);
