import { type Bench, REPORTS, signedIn } from '../context.ts';
import { type Call, type Rate, race } from '../load.ts';
import { PLAIN_REPORTS, type Rivals } from './bare.ts';

const rates = (ours: Rate, theirs: Rate): string =>
  `${ours.perSecond.toFixed(0)}/s to ${theirs.perSecond.toFixed(0)}/s`;

/** Reading one whole report with its lines, and creating one with its history, against bare Fastify + pg. */
export async function measureRecords(bench: Bench, rivals: Rivals): Promise<void> {
  const { fleet, options, product, tell } = bench;
  const { bare, reportId } = rivals;
  const headers = signedIn(fleet);
  const read = await race(
    {
      ours: { child: product, call: { path: `${REPORTS}/${reportId}`, headers } },
      theirs: { child: bare, call: { path: `/read/${reportId}` } },
    },
    options,
  );
  tell({
    name: 'read of one record with its lines / bare',
    value: read.ours.perSecond / read.theirs.perSecond,
    unit: 'x',
    atLeast: 0.6,
    detail: rates(read.ours, read.theirs),
  });
  tell({
    name: 'read: CPU above bare',
    value: read.ours.cpuMs - read.theirs.cpuMs,
    unit: 'ms',
    atMost: 0.15,
    detail: `${read.ours.cpuMs.toFixed(2)} ms a call`,
  });

  const post = (path: string, body: () => unknown, more: Partial<Call> = {}): Call => ({
    path,
    method: 'POST',
    body,
    ...more,
  });
  const create = await race(
    {
      ours: { child: product, call: post(PLAIN_REPORTS, rivals.newReport, { headers }) },
      theirs: { child: bare, call: post('/create/withHistory', rivals.inserts.withHistory) },
      alone: { child: bare, call: post('/create/alone', rivals.inserts.alone) },
    },
    options,
  );
  tell({
    name: 'create with history / bare doing the same',
    value: create.ours.perSecond / create.theirs.perSecond,
    unit: 'x',
    atLeast: 0.5,
    detail: rates(create.ours, create.theirs),
  });
  tell({
    name: 'create: CPU above bare',
    value: create.ours.cpuMs - create.theirs.cpuMs,
    unit: 'ms',
    atMost: 0.45,
    detail: `${create.ours.cpuMs.toFixed(2)} ms a call`,
  });
  tell({
    name: 'create with history / bare insert without history',
    value: create.ours.perSecond / create.alone.perSecond,
    unit: 'x',
    detail: rates(create.ours, create.alone),
  });
}
