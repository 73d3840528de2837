import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { asSystem } from '../../../kernel/server/context.ts';
import { type ActHandler, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { mailRecord } from '../../../kernel/server/paper/mail-record.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { partnersInRole } from '../../partner/public.server.ts';
import { nameAgentOfCall } from '../../voyage/public.server.ts';
import { voyage, voyagePort } from '../../voyage/public.ts';
import { disbursementAccount } from './account.resource.ts';
import { agentScore } from './agent-score.rules.ts';
import { AGENT_TEXT as TEXT } from './agent-words.text.ts';
import { appointmentFlow } from './appointment.flow.ts';
import { type AppointmentRow, agentAppointment } from './appointment.resource.ts';

export const appointments = recordsOf(agentAppointment);
const voyages = recordsOf(voyage);
const calls = recordsOf(voyagePort);
const accounts = recordsOf(disbursementAccount);

type Acts = typeof appointmentFlow.transitions;
type Handler<K extends keyof Acts> = ActHandler<typeof agentAppointment.fields, Acts[K]>;

/** Whether the agent is asked for this call already. */
async function isAsked(ctx: Ctx, call: number, agent: number, except: number): Promise<boolean> {
  const rows = await ctx.db.query({
    name: 'market-agent-asked',
    text: `select 1 from market_agent_appointment
      where port_call_id = $1 and agent_id = $2 and id <> $3 and status <> 'CANCELLED' and deleted_at is null`,
    values: [call, agent, except],
  });
  return rows.length > 0;
}

/** Ship and port follow from the call; the purpose is the call's unless another is given. */
const saves = savesOf(agentAppointment, {
  needs: ['voyageId', 'portCallId'],
  served: async (ctx, { row, before, wrong }) => {
    const [of, call] = [await voyages.get(ctx, row.voyageId), await calls.get(ctx, row.portCallId)];
    // Held, so that two who appoint for one call at once see each other.
    await calls.held(asSystem(ctx, '委托代理'), call.id);
    if (call.voyage !== row.voyageId) wrong('portCallId', '该挂港不属于所选航次', 'It is not a call of this voyage');
    if (!before && of.voyageStatus === 'CANCELLED')
      wrong('voyageId', '航次已取消，不能委托代理', 'The voyage is cancelled: no agent is appointed for it');
    if (
      row.agentId &&
      row.agentId !== before?.agentId &&
      (await partnersInRole(ctx, 'PORT_AGENT', [row.agentId])).length === 0
    )
      wrong('agentId', TEXT.notAgent.zh, TEXT.notAgent.en);
    if (row.agentId && (await isAsked(ctx, row.portCallId, row.agentId, before?.id ?? 0)))
      wrong('agentId', '本次挂港已委托该代理', 'This agent is appointed for this call already');
    return { shipName: of.shipName, port: call.port, purpose: row.purpose ?? call.purpose };
  },
  made: async (ctx) => ({ appointmentNo: await nextSerial(ctx, agentAppointment.name, 'AA-{yy}{0000}') }),
});

export const createAppointment = saves.create;

/** The letter goes to the agent as PDF, where an address is given; either way the call names the agent from then on. */
const send: Handler<'send'> = async (ctx, { row, values: { email, language }, http, move }) => {
  const sent = await move({ sentTo: email ?? null, sentTime: ctx.now.toISOString() });
  await nameAgentOfCall(asSystem(ctx, '委托代理'), row.portCallId, row.agentId);
  if (email && http) {
    const english = language === 'en';
    await mailRecord(ctx, http, {
      resource: agentAppointment.name,
      id: row.id,
      language,
      recipients: [email],
      subject: english ? `Agency appointment ${row.appointmentNo}` : `代理委托 ${row.appointmentNo}`,
      text: english
        ? `Please find our letter of appointment ${row.appointmentNo} attached. Kindly confirm and let us have your estimate of port costs.`
        : `附件为我司代理委托书 ${row.appointmentNo}，请确认接受并提供预估港口费用。`,
    });
  }
  return { ...sent, mailed: Boolean(email && http) };
};

const acknowledge: Handler<'acknowledge'> = (ctx, { values, move }) =>
  move({ ...values, ackTime: ctx.now.toISOString() });

/** What costs earn may be known already, where the account was settled first. */
const done: Handler<'done'> = (_ctx, { row, values, move }) =>
  move({
    ...values,
    score: agentScore({ service: values.serviceScore, cost: row.costScore, documents: values.documentScore }),
  });

/** What was settled, or is about to be, was served: cancelled, the agent could be appointed and paid a second time. */
const cancel: Handler<'cancel'> = async (ctx, { row, move }) => {
  const of = { appointmentId: row.id, status: ['IN_AUDIT', 'APPROVE'] } as const;
  const [account] = await accounts.find(asSystem(ctx, '取消委托'), of, { only: ['accountNo'] });
  if (account) throw new AppError('CONFLICT', TEXT.settled, { values: { no: account.accountNo ?? '' } });
  return move();
};

export const appointmentActs = serveActs(agentAppointment, appointmentFlow, {
  send,
  acknowledge,
  done,
  cancel,
});

/** What the settled account earns the agent. */
export async function keepCostScore(ctx: Ctx, id: number, cost: string | null): Promise<AppointmentRow> {
  const { serviceScore, documentScore } = await appointments.get(ctx, id);
  const score = agentScore({ service: serviceScore, cost, documents: documentScore });
  return (await appointments.patch(ctx, id, { costScore: cost, score }, { action: 'costKnown' })).row;
}

export const appointmentEndpoints: readonly Endpoint[] = [
  ...appointmentActs.endpoints,
  ...crudEndpoints(agentAppointment, { omit: ['import'], ...saves }),
];
