import type { Ctx } from '../../../kernel/server/context.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { PORTS } from '../../parameter/public.ts';
import { VOYAGES } from '../../voyage/public.server.ts';
import { PORT_CALLS } from '../../voyage/public.ts';
import { demoAccounts } from './account.demo.ts';
import { createAgent } from './agent-profile.server.ts';
import { appointmentActs, createAppointment } from './appointment.server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days before today on which the agents were entered. */
const ENTERED = 200;
/** Days before the ETA on which an agent is appointed. */
const BEFORE = 4;
/** Days after departure by which its agent has marks. */
const SETTLED = 6;

export type AgentCall = {
  readonly id: number;
  readonly voyage: number;
  readonly agent: number;
  readonly locode: string;
  readonly eta: string;
  readonly departed: string | null;
};

/** Marks that calls earned, one after the other. */
const MARKS = [
  ['4.5', '4.0'],
  ['5.0', '4.5'],
  ['4.0', '4.0'],
  ['4.5', '3.5'],
  ['3.5', '4.0'],
  ['4.0', '4.5'],
  ['5.0', '5.0'],
  ['4.5', '4.0'],
] as const;

const PEOPLE_THERE = ['林海涛', '陈志明', '王建国', '吴晓东'] as const;

/** Agents of the calls, and the appointments of the latest: done, under way, asked, drafted and cancelled, with what the calls cost. */
export async function demoAgents(ctx: Ctx): Promise<void> {
  const [writer] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'ops' and deleted_at is null`,
  );
  if (!writer) return;
  const by = (at: number): Promise<Ctx> => asPerson(ctx, writer.id, new Date(Math.min(at, ctx.now.getTime())));
  await demoProfiles(await by(ctx.now.getTime() - ENTERED * DAY_MS));
  const calls = await ctx.db.query<AgentCall>(
    `select c.id, c.voyage, c.agent, p.unlocode as locode, c.eta, c.departed from ${PORT_CALLS} c join ${PORTS} p on p.id = c.port
     join ${VOYAGES} v on v.id = c.voyage and v.voyage_status <> 'CANCELLED'
     where c.deleted_at is null and c.agent is not null and c.eta is not null order by c.eta desc, c.id`,
  );
  const gone = calls.filter(({ departed }) => departed !== null);
  const here = calls.filter(({ departed }) => departed === null);
  // The furthest call is drafted, the next asked; a company whose ships are all at sea takes its last ones.
  const [drafted, asked, dropped, ...under] = [...here, ...gone.slice(0, 4)];
  const settled = gone
    .filter((call) => ![drafted, asked, dropped, ...under].includes(call))
    .filter(({ departed }) => new Date(departed!).getTime() < ctx.now.getTime() - SETTLED * DAY_MS)
    .slice(0, MARKS.length);
  const agreed = under.filter((call) => here.includes(call)).slice(0, 3);
  const story = { ctx, by };
  if (drafted) await appointed(story, drafted, 'DRAFT');
  if (asked) await appointed(story, asked, 'SENT');
  if (dropped) await appointed(story, dropped, 'CANCELLED');
  const running = [...agreed, ...under.filter((call) => !agreed.includes(call)).slice(0, 1)];
  const open: number[] = [];
  for (const call of running) open.push(await appointed(story, call, 'ACK'));
  const ended: { id: number; call: AgentCall }[] = [];
  for (const [i, call] of settled.entries()) {
    const id = await appointed(story, call, 'ACK');
    ended.push({ id, call });
    const [serviceScore, documentScore] = MARKS[i]!;
    await appointmentActs.perform(await by(new Date(call.departed!).getTime() + 2 * DAY_MS), 'done', id, {
      serviceScore,
      documentScore,
    });
  }
  await demoAccounts({ ctx, by, writer: writer.id, open: open.slice(0, 3), ended: ended.slice(0, 7) });
}

/** A sheet for each agent that calls name, with the ports where it serves. */
async function demoProfiles(by: Ctx): Promise<void> {
  const agents = await by.db.query<{ agent: number; ports: number[] }>(
    `select c.agent, array_agg(distinct c.port) as ports from ${PORT_CALLS} c where c.deleted_at is null and c.agent is not null
     group by c.agent order by c.agent`,
  );
  for (const [i, { agent, ports }] of agents.entries()) {
    const name = PEOPLE_THERE[i % PEOPLE_THERE.length]!;
    await createAgent(by, {
      partnerId: agent,
      ports,
      cargo: true,
      crew: true,
      bunker: i % 2 === 0,
      repair: i % 3 === 0,
      customs: true,
      dutyPhone: `+86 138 0000 ${String(1000 + i * 37)}`,
      email: `agency${i + 1}@example.com`,
      // One of them is about to end.
      validTo: new Date(by.now.getTime() + (ENTERED + (i === 0 ? 21 : 120 + 30 * i)) * DAY_MS)
        .toISOString()
        .slice(0, 10),
      contacts: [{ name, post: '外勤经理', phone: `+86 139 0000 ${String(2000 + i * 53)}`, forWhat: 'CARGO' }],
    });
  }
}

type Told = { readonly ctx: Ctx; readonly by: (at: number) => Promise<Ctx> };

/** An appointment as far as it came. */
async function appointed(
  { ctx, by }: Told,
  { id: portCallId, voyage: voyageId, agent: agentId, eta }: AgentCall,
  state: 'DRAFT' | 'SENT' | 'ACK' | 'CANCELLED',
): Promise<number> {
  const asked = Math.min(new Date(eta).getTime() - BEFORE * DAY_MS, ctx.now.getTime() - 30 * HOUR_MS);
  const row = await createAppointment(await by(asked), {
    voyageId,
    portCallId,
    agentId,
    account: 'OWNER',
    instructions: '抵港前 72、48、24 小时报告泊位计划；靠泊后每日报告作业进度。',
  });
  if (state === 'CANCELLED') {
    await appointmentActs.perform(await by(asked + HOUR_MS), 'cancel', row.id, { reason: '改由租家委托代理' });
    return row.id;
  }
  if (state === 'DRAFT') return row.id;
  await appointmentActs.perform(await by(asked + 2 * HOUR_MS), 'send', row.id, { language: 'zh' });
  if (state === 'ACK')
    await appointmentActs.perform(await by(asked + 8 * HOUR_MS), 'acknowledge', row.id, {
      ackName: PEOPLE_THERE[row.id % 4]!,
    });
  return row.id;
}
