type Day = {
  readonly at: string;
  readonly why: string;
  /** On which something failed once, or the most ends at once: these are lived whenever days are. */
  readonly hard?: true;
};

/** The moments on which the demo company is built and the main journeys are made, beside the one of every run, each for its reason. */
export const DAYS: readonly Day[] = [
  {
    at: '2026-11-22T08:10:00Z',
    why: 'a Sunday on which a ship burns bonded oil while her duty-paid oil runs low',
    hard: true,
  },
  { at: '2026-11-23T00:30:00Z', why: 'a Monday morning, before the first noon' },
  { at: '2026-11-24T04:00:00Z', why: 'a Tuesday, noon to the minute in Beijing' },
  { at: '2026-11-26T23:59:30Z', why: 'a Thursday, the last half minute of a day in UTC', hard: true },
  { at: '2026-11-27T15:59:30Z', why: 'a Friday, the last half minute of a day in Beijing' },
  { at: '2026-11-28T16:00:30Z', why: 'a Sunday in Beijing while it is still Saturday in UTC' },
  { at: '2026-11-30T12:00:00Z', why: 'the end of a month of thirty days' },
  { at: '2026-12-01T01:00:00Z', why: 'the first of a month, just after its end' },
  { at: '2026-12-31T15:30:00Z', why: 'the last half hour of a year in Beijing', hard: true },
  { at: '2026-12-31T23:30:00Z', why: 'the new year in Beijing, the old one in UTC' },
  { at: '2027-01-01T06:30:00Z', why: 'New Year, when numbers of voyages and documents begin anew' },
  { at: '2027-02-28T06:30:00Z', why: 'the end of February of a common year' },
  { at: '2027-03-01T06:30:00Z', why: 'the day after it' },
  { at: '2028-02-29T06:30:00Z', why: 'a leap day', hard: true },
  { at: '2028-03-01T06:30:00Z', why: 'the day after a leap day' },
  { at: '2024-02-29T16:30:00Z', why: 'a leap day that is over in Beijing, and years before this program was written' },
  { at: '2027-03-14T10:00:00Z', why: 'summer time begins in North America' },
  { at: '2027-03-28T01:00:00Z', why: 'summer time begins in Europe, at this minute', hard: true },
  { at: '2026-10-25T01:00:00Z', why: 'summer time ends in Europe, at this minute' },
  { at: '2026-11-01T09:00:00Z', why: 'summer time ends in North America' },
  { at: '2027-04-03T16:00:00Z', why: 'summer time ends in Sydney' },
  { at: '2027-04-30T20:00:00Z', why: 'the end of April, May in Beijing', hard: true },
  { at: '2027-05-31T06:30:00Z', why: 'the end of a month of thirty-one days, a Monday' },
  { at: '2027-08-11T06:30:00Z', why: 'a Wednesday in summer' },
];
