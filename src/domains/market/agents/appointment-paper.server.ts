import type { PaperBlock, PaperFact } from '../../../kernel/paper/paper.ts';
import { onlyLeaving } from '../../../kernel/resource/leaves.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { dictionariesIn, recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import type { Text } from '../../../kernel/text.ts';
import { PORT_CALLS, shipTimeWithZone } from '../../voyage/public.ts';
import { AGENT_TEXT as TEXT } from './agent-words.text.ts';
import { agentAppointment, appointmentLeaves } from './appointment.resource.ts';

const APPOINTMENT: AnyResource = agentAppointment;
const HEAD = onlyLeaving(appointmentLeaves, ['agentId', 'shipName', 'voyageId', 'port', 'purpose', 'account']);

type Call = {
  readonly eta: string | null;
  readonly etb: string | null;
  readonly berth: string | null;
  readonly zone: number | null;
};

/** The call as the voyage has it when the letter is made. */
async function callOf(ctx: Ctx, id: number): Promise<Call | undefined> {
  const [call] = await ctx.db.query<Call>({
    name: 'market-call-of-letter',
    text: `select c.eta, c.etb, c.berth, c.zone::float8 as zone from market_agent_appointment a join ${PORT_CALLS} c on c.id = a.port_call_id
      where a.id = $1`,
    values: [id],
  });
  return call;
}

const fact = (label: Text, value: string | null | undefined): PaperFact[] => (value ? [{ label, value }] : []);

function callFacts(call: Call | undefined, now: string): PaperFact[] {
  const at = (utc: string | null | undefined): string | null =>
    utc ? shipTimeWithZone({ utc, zone: call?.zone ?? null, now }) : null;
  return [
    ...fact({ zh: '预抵', en: 'ETA' }, at(call?.eta)),
    ...fact({ zh: '预靠', en: 'ETB' }, at(call?.etb)),
    ...fact({ zh: '泊位', en: 'Berth' }, call?.berth),
  ];
}

/** The letter by which an agent is appointed: nothing of what it is expected to cost stands on it. */
export const appointmentPaper = fill(ownPapers, agentAppointment.name, {
  paper: async (ctx, { id, rows }) => {
    const dictionaries = await readDictionaries(ctx, dictionariesIn(APPOINTMENT));
    const row = rows.zh ?? rows.en ?? {};
    const call = await callOf(ctx, id);
    const instructions: PaperBlock[] =
      typeof row.instructions === 'string' && row.instructions
        ? [
            { kind: 'heading', text: TEXT.instructions },
            { kind: 'paragraph', text: row.instructions },
          ]
        : [];
    return {
      title: TEXT.letter,
      number: String(row.appointmentNo ?? ''),
      ...(row.status === 'DRAFT' && { mark: TEXT.notInForce }),
      blocks: [
        { kind: 'paragraph', text: TEXT.asks },
        {
          kind: 'facts',
          facts: [...recordFacts(APPOINTMENT, HEAD, rows, dictionaries), ...callFacts(call, ctx.now.toISOString())],
          columns: 3,
        },
        { kind: 'paragraph', text: row.account === 'CHARTERER' ? TEXT.charterersPay : TEXT.ownersPay },
        ...instructions,
        { kind: 'signatures', signatures: [{ place: TEXT.forUs }, { place: TEXT.forAgent }] },
      ],
    };
  },
});
