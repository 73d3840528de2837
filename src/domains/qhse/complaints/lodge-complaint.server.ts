import { randomInt } from 'node:crypto';
import { AppError, invalid, notFound } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { actValues } from '../../../kernel/server/crud/act-form.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { inScope } from '../../../kernel/server/permit/permit.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { say } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { hashOf } from '../../identity/public.server.ts';
import { complainant } from './complainant.resource.ts';
import { answerComplaintCall, complaintProgressCall, lodgeComplaintCall } from './complaint.calls.ts';
import { complaintFlow } from './complaint.flow.ts';
import { plainCode, replyDueOf } from './complaint.rules.ts';
import { answerForm, lodgeForm } from './complaint-forms.resource.ts';
import { type ComplaintRow, complaintInspection } from './complaint-inspection.resource.ts';
import { oneLevelUp, seatComplainant, seatsFor, tellSeats } from './complaint-seats.server.ts';
import { replyDays } from './complaint-settings.server.ts';
import { LEVELS, COMPLAINT_TEXT as TEXT } from './complaint-words.text.ts';
import { nobody } from './nobody.server.ts';

const complaints = recordsOf(complaintInspection);
const complainants = recordsOf(complainant);

/** Without the signs that are taken for each other. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_SIGNS = 16;

/** Eighty bits of chance: nobody finds one by trying. */
const newCode = (): string =>
  Array.from({ length: CODE_SIGNS }, () => SIGNS[randomInt(SIGNS.length)])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

const markOf = (code: string): string => hashOf(plainCode(code));

type Lodged = { readonly id: number; readonly complaintNo: string; readonly receipt: string };

/** Lodged in nobody's name; the answer alone holds the receipt code. */
export async function lodgeComplaint(ctx: Ctx, given: Readonly<Record<string, unknown>>): Promise<Lodged> {
  const values = await actValues(ctx, lodgeForm, given);
  if (values.shipId && !inScope(ctx.user, 'vessel', values.shipId))
    throw invalid([{ field: 'shipId', message: TEXT.outsideShip }]);
  const { who, nameless, ...told } = values;
  const by = nobody(ctx);
  const seats = await seatsFor(by, {
    from: values.complaintLevel,
    against: values.againstId,
    shipId: values.shipId,
    shipDepartment: values.shipDepartment,
  });
  const today = officeDay(by.now);
  const { complaintLevel, handlerId, aboveId, dpaId } = seats;
  const complaintNo = await nextSerial(by, complaintInspection.name, 'CP-{yyyy}-{0000}');
  const step = { stepTime: by.now.toISOString(), stepKind: 'LODGED' as const };
  const row = await complaints.create(
    by,
    {
      ...told,
      nameless: Boolean(nameless),
      receiveDay: today,
      replyDue: replyDueOf(today, await replyDays(by)),
      complaintLevel,
      handlerId,
      aboveId,
      dpaId,
      steps: [],
    },
    { complaintNo, steps: [step] },
  );
  const receipt = newCode();
  await complainants.create(
    by,
    { complaintId: row.id, handlerId, dpaId, who: nameless ? null : who },
    { receiptMark: markOf(receipt) },
  );
  await tellSeats(by, row, seats);
  return { id: row.id, complaintNo, receipt };
}

/** The complaint of a receipt, held; every wrong code is answered alike. */
async function byReceipt(by: Ctx, receipt: string): Promise<ComplaintRow> {
  const [found] = await complainants.find(by, { receiptMark: markOf(receipt) }, { only: ['complaintId'] });
  if (!found) throw notFound(TEXT.receiptCode);
  return complaints.held(by, found.complaintId);
}

function progressOf({ lang }: Ctx, row: ComplaintRow) {
  return {
    complaintNo: row.complaintNo ?? '',
    state: say(complaintFlow.states[row.subStatus], lang),
    level: say(LEVELS[row.complaintLevel], lang),
    replyDue: row.replyDue,
    reply: row.replyText,
    mayClose: row.subStatus === 'cp_replied',
    mayRaise: row.subStatus !== 'cp_closed',
  };
}

/** Whether the reply will do. Not satisfied, or tired of waiting, one goes a level up at any time (qhse 4.2). */
export async function answerComplaint(
  ctx: Ctx,
  receipt: string,
  given: { readonly satisfied: boolean; readonly answerWords?: string | null },
): Promise<ComplaintRow> {
  const { answerWords } = await actValues(ctx, answerForm, { answerWords: given.answerWords });
  const by = nobody(ctx);
  const row = await byReceipt(by, receipt);
  if (row.subStatus === 'cp_closed') throw new AppError('WRONG_STATE', TEXT.closedAlready);
  if (given.satisfied && row.subStatus !== 'cp_replied') throw new AppError('WRONG_STATE', TEXT.notReplied);
  const stepKind = given.satisfied ? ('SATISFIED' as const) : ('FURTHER' as const);
  const step = { stepTime: by.now.toISOString(), stepKind, stepNote: answerWords };
  const steps = [...row.steps, step];
  if (given.satisfied) {
    const values = { subStatus: 'cp_closed', satisfied: true, answerWords, steps };
    return (await complaints.patch(by, row.id, values, { action: 'settle' })).row;
  }
  const { seats, values } = await oneLevelUp(by, row);
  const next = { ...values, subStatus: 'cp_escalated', satisfied: false, answerWords, steps };
  const { row: after } = await complaints.patch(by, row.id, next, { action: 'goFurther' });
  await seatComplainant(by, row.id, seats);
  await tellSeats(by, row, seats);
  return after;
}

export const lodgeEndpoints: readonly Endpoint[] = [
  serve(lodgeComplaintCall, async (ctx, { body }) => {
    const { complaintNo, receipt } = await lodgeComplaint(ctx, body);
    return { complaintNo, receipt };
  }),
  serve(complaintProgressCall, async (ctx, { body }) => progressOf(ctx, await byReceipt(nobody(ctx), body.receipt))),
  serve(answerComplaintCall, async (ctx, { body: { receipt, satisfied, answerWords } }) =>
    progressOf(ctx, await answerComplaint(ctx, receipt, { satisfied, answerWords })),
  ),
];
