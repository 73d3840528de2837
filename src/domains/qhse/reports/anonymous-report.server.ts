import { invalid } from '../../../kernel/errors.ts';
import { type Ctx, systemContext } from '../../../kernel/server/context.ts';
import { actValues } from '../../../kernel/server/crud/act-form.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { serve } from '../../../kernel/server/http/endpoint.ts';
import { inScope } from '../../../kernel/server/permit/permit.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { OFFICE_ZONE, officeDay } from '../../../kernel/value/office-day.ts';
import { nearMissForm } from './near-miss.resource.ts';
import { anonymousReportCall } from './report.calls.ts';
import { safetyReport } from './report.resource.ts';
import { REPORT_TEXT as TEXT } from './report-words.text.ts';

/** The beginning of the day in the office: which hour of it, nobody learns. */
const dawnOf = (now: Date): Date => new Date(Date.parse(`${officeDay(now)}T00:00:00Z`) - OFFICE_ZONE * 3_600_000);

/**
 * Nobody's act: the context of the system, without whoever calls and whom it would be done for, without the number of the call, at no hour.
 * `asSystem` would keep the person as the one who really acted.
 */
const nobody = (ctx: Ctx): Ctx => ({
  ...systemContext(ctx.db, { now: dawnOf(ctx.now), reason: TEXT.anonymousReason.zh, lang: ctx.lang }),
  requestId: 'anonymous',
  afterCommit: ctx.afterCommit,
});

/** A near miss of which ship and day are kept alone (qhse 10.17). The call itself is told nowhere (`anonymous` of its contract). */
export const anonymousReport = serve(anonymousReportCall, async (ctx, { body }) => {
  const values = await actValues(ctx, nearMissForm, body);
  if (!inScope(ctx.user, 'vessel', values.shipId))
    throw invalid([
      {
        field: 'shipId',
        message: { zh: '船舶不在您的数据范围内', en: 'The ship lies outside your data scope' },
      },
    ]);
  if (values.occurDay > officeDay(ctx.now)) throw invalid([{ field: 'occurDay', message: TEXT.future }]);
  const by = nobody(ctx);
  const reportNo = await nextSerial(by, safetyReport.name, 'ER-{yyyy}-{0000}');
  await recordsOf(safetyReport).create(by, { ...values, reportKind: 'NEAR_MISS' }, { reportNo, nameless: true });
  return { reportNo };
});
