import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE, roleIds, UNITS } from '../../identity/public.server.ts';
import { inspection } from '../inspections/inspection.resource.ts';
import { receipt } from './receipt.resource.ts';
import { receiptActs } from './receipt.server.ts';
import { systemFile } from './system-file.resource.ts';
import { createFile, fileActs, keepFiles } from './system-file.server.ts';

const DAY_MS = 86_400_000;

type Course = 'draft' | 'sent' | 'rejected' | 'approved' | 'published' | 'withdrawn';
type Whom = 'ship' | 'quality' | 'masters' | 'technical';
type Story = {
  /** Days before the present on which it was written; it is approved after one day and published after two. */
  readonly ago: number;
  readonly course: Course;
  readonly whom: Whom;
  /** Days from the present until which it holds. */
  readonly until?: number;
  /** Accounts that have read it, signed it where that is asked, or answered it. */
  readonly readBy?: readonly string[];
  readonly answer?: string;
  readonly draft: Readonly<Record<string, unknown>>;
};

/** One of each kind at each stage. */
const STORIES: readonly Story[] = [
  {
    ago: 3,
    course: 'draft',
    whom: 'masters',
    draft: {
      fileKind: 'CIRCULAR',
      title: '冬季北方港口防冻要求',
      titleEn: 'Frost in northern ports',
      category: 'SAFETY',
    },
  },
  {
    ago: 4,
    course: 'sent',
    whom: 'ship',
    draft: {
      fileKind: 'CIRCULAR',
      title: '船用低硫燃油换油程序修订',
      titleEn: 'Change of low-sulphur fuel, revised',
      category: 'MACHINERY',
      importance: 'IMPORTANT',
    },
  },
  {
    ago: 6,
    course: 'approved',
    whom: 'technical',
    draft: { fileKind: 'NOTICE', title: '岸基应急演练安排', titleEn: 'Emergency drill ashore', category: 'SAFETY' },
  },
  {
    ago: 50,
    course: 'rejected',
    whom: 'technical',
    draft: { fileKind: 'NOTICE', title: '劳保用品发放调整', titleEn: 'Issue of protective gear', category: 'CREW' },
  },
  {
    ago: 40,
    course: 'published',
    whom: 'ship',
    readBy: ['master.pioneer', 'ce.pioneer'],
    draft: {
      fileKind: 'CIRCULAR',
      title: '进入封闭处所前测氧的要求',
      titleEn: 'Oxygen is measured before entry into enclosed spaces',
      category: 'SAFETY',
      importance: 'URGENT',
      ackMode: 'SIGN',
    },
  },
  {
    ago: 20,
    course: 'published',
    whom: 'ship',
    readBy: ['master.pioneer'],
    draft: {
      fileKind: 'CIRCULAR',
      title: '狭水道航行加强值班',
      titleEn: 'Watches in narrow waters',
      category: 'NAVIGATION',
    },
  },
  {
    ago: 90,
    course: 'published',
    whom: 'technical',
    until: -5,
    readBy: ['tech'],
    draft: { fileKind: 'NOTICE', title: '安全月活动安排', titleEn: 'Month of safety', category: 'SAFETY' },
  },
  {
    ago: 15,
    course: 'published',
    whom: 'quality',
    until: 60,
    readBy: ['qhse'],
    draft: { fileKind: 'NOTICE', title: '内部审核员培训报名', titleEn: 'Training of auditors', category: 'OTHER' },
  },
  {
    ago: 30,
    course: 'withdrawn',
    whom: 'ship',
    draft: { fileKind: 'NOTICE', title: '靠港期间禁止洗舱', titleEn: 'No tank washing in port', category: 'CARGO' },
  },
  {
    ago: 25,
    course: 'published',
    whom: 'ship',
    readBy: ['master.pioneer', 'ce.pioneer'],
    answer: '整改已完成，照片随缺陷上传。',
    draft: {
      fileKind: 'MEMO',
      title: '登轮检查备忘录：机舱清洁与消防通道',
      titleEn: 'Memo of a visit: engine room and escape ways',
      category: 'MACHINERY',
      answerNeeded: true,
    },
  },
  {
    ago: 2,
    course: 'draft',
    whom: 'ship',
    draft: {
      fileKind: 'MEMO',
      title: '登轮检查备忘录：驾驶台资料更新',
      titleEn: 'Memo of a visit: charts and publications',
      category: 'NAVIGATION',
    },
  },
];

/** What was asked is due this long after the present: nobody is reminded of the demo's own. */
const DUE_DAYS = 45;

type Cast = {
  readonly writer: number;
  readonly people: ReadonlyMap<string, number>;
  readonly unit: number;
  readonly inspectionId: number | undefined;
  readonly whom: Readonly<Record<Whom, Readonly<Record<string, unknown>>>>;
};

async function castOf(ctx: Ctx): Promise<Cast | undefined> {
  const people = await ctx.db.query<{ id: number; username: string }>(
    `select id, username from ${PEOPLE} where username in ('tech', 'qhse', 'master.pioneer', 'ce.pioneer') and deleted_at is null`,
  );
  const units = await ctx.db.query<{ id: number; code: string }>(
    `select id, code from ${UNITS} where code in ('QHSE', 'TEC') and deleted_at is null`,
  );
  const ids = new Map(people.map(({ id, username }) => [username, id]));
  const [writer, qhse] = [ids.get('tech'), ids.get('qhse')];
  const unitOf = (code: string): number | undefined => units.find((one) => one.code === code)?.id;
  const [quality, technical] = [unitOf('QHSE'), unitOf('TEC')];
  const ships = await vesselsOf(ctx);
  const ship = ships.find(({ nameEn }) => nameEn === 'HAI YUE PIONEER') ?? ships[0];
  const master = (await roleIds(ctx, ['MASTER'])).get('MASTER');
  if (!writer || !qhse || !quality || !technical || !ship || !master) return undefined;
  const [visit] = await recordsOf(inspection).find(ctx, { shipId: ship.id }, { only: ['inspectionNo'] });
  return {
    writer,
    people: ids,
    unit: quality,
    inspectionId: visit?.id,
    whom: {
      ship: { shipIds: [ship.id] },
      quality: { personIds: [qhse, writer] },
      masters: { roleIds: [master] },
      technical: { personIds: [writer] },
    },
  };
}

/** One of each kind at each stage, with who has read, signed and answered it. */
export async function demoSystemFiles(ctx: Ctx): Promise<void> {
  const cast = await castOf(ctx);
  if (!cast) return;
  for (const story of STORIES) await tell(ctx, cast, story);
  await keepFiles(ctx);
}

async function tell(ctx: Ctx, cast: Cast, story: Story): Promise<void> {
  const { ago, course, whom, until, draft } = story;
  const today = officeDay(ctx.now);
  if (draft.fileKind === 'MEMO' && !cast.inspectionId) return;
  const at = (days: number): Date => new Date(ctx.now.getTime() + Math.min(days - ago, 0) * DAY_MS);
  const writing = async (days: number): Promise<Ctx> => {
    const person = await asPerson(ctx, cast.writer, at(days));
    return { ...person, user: { ...person.user, scope: { vessel: 'all', organization: 'all' } } };
  };
  const ackDue = daysAfter(today, until === undefined ? DUE_DAYS : Math.min(until, DUE_DAYS));
  const row = await createFile(await writing(0), {
    ...draft,
    ...cast.whom[whom],
    organizationId: cast.unit,
    inspectionId: draft.fileKind === 'MEMO' ? cast.inspectionId : null,
    body: `<p>${String(draft.title)}。各接收单位按要求执行，并在截止日前签阅。</p>`,
    ackDue,
    answerDue: draft.answerNeeded ? ackDue : null,
    validTo: until === undefined ? null : daysAfter(today, until),
  });
  const desk = answerOf(ctx, approvalDesk);
  if (!desk || course === 'draft') return;
  const run = await desk.submit(await writing(0), { resource: systemFile.name, recordId: row.id });
  if (course === 'sent') return;
  for (let i = 0; i < 3; i += 1) {
    const [next] = await desk.waitsFor(ctx, run);
    if (next === undefined) break;
    const who = await asPerson(ctx, next, at(1));
    if (course === 'rejected') return desk.act(who, run, { act: 'reject', opinion: '由船员部发布。' });
    await desk.act(who, run, { act: 'approve', opinion: '同意发布。' });
  }
  if (course === 'approved') return;
  await fileActs(await writing(2), 'publish', row.id);
  await readings(ctx, cast, { story, fileId: row.id, at });
  if (course === 'withdrawn') await fileActs(await writing(5), 'withdraw', row.id, { reason: '要求有误，另行发布。' });
}

type Read = { readonly story: Story; readonly fileId: number; readonly at: (days: number) => Date };

async function readings(ctx: Ctx, { people }: Cast, { story, fileId, at }: Read): Promise<void> {
  const { readBy = [], answer, draft } = story;
  for (const [i, username] of readBy.entries()) {
    const userId = people.get(username);
    if (!userId) continue;
    const reader = await asPerson(ctx, userId, at(3 + i));
    const [mine] = await recordsOf(receipt).find(reader, { fileId, userId }, { only: ['standing'] });
    if (!mine) continue;
    await receiptActs(reader, draft.ackMode === 'SIGN' ? 'sign' : 'read', mine.id);
    if (answer && i === 0) await receiptActs(reader, 'reply', mine.id, { answer });
  }
}
