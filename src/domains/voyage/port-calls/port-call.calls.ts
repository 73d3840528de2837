import { z } from 'zod';
import { actBody } from '../../../kernel/act.calls.ts';
import { route } from '../../../kernel/route.ts';

const BASE = '/api/voyage/voyage-ports';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });
const Text = z.string().nullable();
const Told = { reportId: z.number(), zone: z.number().nullable() };

const Event = z.object({ ...Told, time: Text, eventCode: z.string(), rptType: z.string(), place: Text, remark: Text });
const Report = z.object({
  ...Told,
  reportNo: z.string(),
  rptType: z.string(),
  rptTime: z.string(),
  confirmed: z.boolean(),
});
const Cargo = z.object({
  ...Told,
  opType: Text,
  cargoName: Text,
  berth: Text,
  startTime: Text,
  endTime: Text,
  shipQty: Text,
  shoreQty: Text,
  blQty: Text,
  avgRate: Text,
});
const Bunker = z.object({
  ...Told,
  bunkerNo: Text,
  oilGrade: Text,
  beginTime: Text,
  endTime: Text,
  bdnNo: Text,
  bdnQty: Text,
  acceptedQty: Text,
});
const Waste = z.object({ ...Told, wasteCode: z.string(), landed: Text, receiptNo: Text });
const Proposal = z.object({ from: z.string(), to: Text, eventType: z.string(), account: Text, remark: Text });

/** What reports tell of a call: all of them, and of the confirmed ones what the statement of facts does not hold yet. */
const Story = z.object({
  ended: z.boolean(),
  events: z.array(Event),
  reports: z.array(Report),
  /** Nautical miles and hours since the port before, and what was run in this port. */
  passage: z.object({ distance: Text, hours: Text, speed: Text, inPort: Text }),
  cargos: z.array(Cargo),
  bunkers: z.array(Bunker),
  wastes: z.array(Waste),
  proposals: z.array(Proposal),
  /** Reports of the call that are not confirmed: what they say is not proposed yet. */
  unconfirmed: z.number(),
});

export type PortCallStory = z.infer<typeof Story>;

export const storyCall = route({
  method: 'GET',
  path: `${BASE}/:id/story`,
  permission: 'voyage:report:list',
  summary: { zh: '挂港经过', en: 'What happened at a port call' },
  params: Id,
  reply: Story,
});

export const takeSofCall = route({
  method: 'POST',
  path: `${BASE}/:id/take-sof`,
  permission: 'voyage:voyagePort:edit',
  summary: { zh: '由动态报带入事实记录', en: 'Take the statement of facts over from reports' },
  params: Id,
  body: actBody,
});
