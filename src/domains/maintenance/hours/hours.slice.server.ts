import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { hear } from '../../../kernel/server/domain-events.ts';
import { reportConfirmed, reportCorrected, reportUnconfirmed } from '../../voyage/public.ts';
import { grantsOf, HEADS, RUNS, SEES } from '../grants.text.ts';
import { counterPage } from './counter.page.ts';
import { counter } from './counter.resource.ts';
import { counterEndpoints } from './counter.server.ts';
import { runningHourReading } from './reading.resource.ts';
import { readingEndpoints } from './reading.server.ts';
import { readingMissing } from './reading-missing.server.ts';
import { readingsPage } from './readings.page.ts';
import { followReports } from './report-hours.server.ts';
import { runningHoursPage } from './running-hours.page.ts';

const COUNTER: AnyResource = counter;
const READING: AnyResource = runningHourReading;
const of = (kind: 'counter' | 'runningHourReading', ...acts: string[]): string[] =>
  acts.map((act) => `maintenance:${kind}:${act}`);

/** How long machines ran: ships read their counters, superintendents confirm what is corrected. */
export const hoursSlice: Slice = {
  resources: [COUNTER, READING],
  endpoints: [...counterEndpoints, ...readingEndpoints],
  pages: [runningHoursPage, counterPage, readingsPage],
  reminders: [readingMissing],
  hears: [reportConfirmed, reportUnconfirmed, reportCorrected].map((event) =>
    hear(event, (ctx, { shipId }) => followReports(ctx, shipId)),
  ),
  acts: {
    [runningHourReading.name]: {
      replaced: { zh: '已更正', en: 'Corrected' },
      followed: { zh: '随动态报调整', en: 'Moved with the reports' },
    },
  },
  grants: grantsOf(
    [SEES, [...of('counter', 'list', 'pick', 'export'), ...of('runningHourReading', 'list', 'export')]],
    [HEADS, [...of('counter', 'replace'), ...of('runningHourReading', 'add', 'correct', 'take')]],
    [
      RUNS,
      [
        ...of('counter', 'add', 'edit', 'del', 'replace', 'stop', 'start'),
        ...of('runningHourReading', 'add', 'correct', 'take', 'accept', 'refuse'),
      ],
    ],
  ),
};
