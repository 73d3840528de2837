import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { asSystem } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { recordHistory } from '../../../kernel/server/history.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { assertPermission } from '../../../kernel/server/permit/permit.ts';
import { openField } from '../../../kernel/server/permit/sealed.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { complainant, KNOW_COMPLAINANT } from './complainant.resource.ts';
import { complainantCall } from './complaint.calls.ts';
import { complaintFlow } from './complaint.flow.ts';
import { type ComplaintRow, complaintInspection } from './complaint-inspection.resource.ts';
import { oneLevelUp, seatComplainant, tellSeats } from './complaint-seats.server.ts';
import { type Step, COMPLAINT_TEXT as TEXT } from './complaint-words.text.ts';
import { lodgeEndpoints } from './lodge-complaint.server.ts';

const complaints = recordsOf(complaintInspection);
const complainants = recordsOf(complainant);

function assertHandler(ctx: Ctx, { handlerId }: ComplaintRow): void {
  if (handlerId !== ctx.user.id) throw new AppError('FORBIDDEN', TEXT.notHandler);
}

function assertDpa(ctx: Ctx, { dpaId }: ComplaintRow): void {
  if (dpaId !== ctx.user.id) throw new AppError('FORBIDDEN', TEXT.notDpa);
}

/** What was done so far and this. */
const withStep = (ctx: Ctx, { steps }: ComplaintRow, stepKind: Step, stepNote: string | null = null) => ({
  steps: [...steps, { stepTime: ctx.now.toISOString(), stepKind, stepBy: ctx.user.name, stepNote }],
});

const acts = serveActs(complaintInspection, complaintFlow, {
  take: (ctx, { row, move }) => {
    assertHandler(ctx, row);
    return move(withStep(ctx, row, 'TAKEN'));
  },
  note: (ctx, { row, values, move }) => {
    assertHandler(ctx, row);
    return move(withStep(ctx, row, 'NOTED', values.stepNote));
  },
  inspect: (ctx, { row, values, move }) => {
    assertHandler(ctx, row);
    if (values.visitDay > officeDay(ctx.now)) throw invalid([{ field: 'visitDay', message: TEXT.future }]);
    return move({ ...values, ...withStep(ctx, row, 'INSPECTED') });
  },
  reply: (ctx, { row, values, move }) => {
    assertHandler(ctx, row);
    if (row.subStatus === 'cp_inspect' && !values.findings?.trim())
      throw invalid([{ field: 'findings', message: TEXT.needsFindings }]);
    const { findings, replyText } = values;
    const told = { findings: findings ?? row.findings, replyText, replyTime: ctx.now.toISOString(), satisfied: null };
    return move({ ...told, ...withStep(ctx, row, 'REPLIED') });
  },
  raise: async (ctx, { row, values, move }) => {
    assertDpa(ctx, row);
    const up = await oneLevelUp(ctx, row);
    const system = asSystem(ctx, TEXT.reason.zh);
    const next = { ...up.values, ...withStep(ctx, row, 'RAISED', values.stepNote) };
    const after = await move(next);
    await seatComplainant(system, row.id, up.seats);
    await tellSeats(ctx, row, up.seats);
    return after;
  },
  close: (ctx, { row, values, move }) => {
    assertDpa(ctx, row);
    return move(withStep(ctx, row, 'CLOSED', values.stepNote));
  },
});

export const complaintActs = acts.perform;

/** To whoever handles it and the designated person; the level above reads the complaint and not the name. */
const showComplainant = serve(
  complainantCall,
  async (ctx, { params }) => {
    const { id } = await complaints.get(ctx, params.id);
    assertPermission(ctx, KNOW_COMPLAINANT);
    const [found] = await complainants.find(ctx, { complaintId: id }, { only: [] });
    if (!found) throw new AppError('FORBIDDEN', TEXT.notHandler);
    await recordHistory(ctx, { resource: complaintInspection.name, recordId: id, action: 'showName' });
    return { who: await openField(ctx.db, complainant, 'who', found.id) };
  },
  { secret: true },
);

/** Lodging makes complaints and acts change them; nobody removes one. */
export const complaintEndpoints: readonly Endpoint[] = [
  ...lodgeEndpoints,
  showComplainant,
  ...acts.endpoints,
  ...crudEndpoints(complaintInspection, { omit: ['create', 'update', 'remove', 'restore', 'import'] }),
];
