import { Readable } from 'node:stream';
import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { storeFile } from '../../../kernel/server/files/files.ts';
import type { Demo } from '../../../kernel/server/module.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE, roleIds, UNITS } from '../../identity/public.server.ts';
import { receipt } from '../system-files/receipt.resource.ts';
import { receiptActs } from '../system-files/receipt.server.ts';
import { createDocument, documentActs } from './document.server.ts';
import { DOCUMENT_STORIES, type DocumentStory } from './document-stories.demo.ts';
import { createRequest, requestActs } from './request.server.ts';
import { documentVersion } from './version.resource.ts';
import { createVersion, versionActs } from './version.server.ts';

const DAY_MS = 86_400_000;
/** Days before the present on which the first versions were written, and those that followed them. */
const FIRST = 40;
const LATER = 12;
/** A version that is approved already takes effect so many days from the present. */
const AHEAD = 20;

type Cast = {
  readonly by: (ago: number) => Promise<Ctx>;
  readonly master: (ago: number) => Promise<Ctx>;
  readonly chief: (ago: number) => Promise<Ctx>;
  readonly unit: number;
  readonly ship: number;
  readonly roles: readonly number[];
  readonly files: Demo['files'];
};

async function castOf(ctx: Ctx, files: Demo['files']): Promise<Cast | undefined> {
  const people = await ctx.db.query<{ id: number; username: string }>(
    `select id, username from ${PEOPLE} where username in ('tech', 'master.pioneer', 'ce.pioneer') and deleted_at is null`,
  );
  const [unit] = await ctx.db.query<{ id: number }>(
    `select id from ${UNITS} where code = 'QHSE' and deleted_at is null`,
  );
  const idOf = (name: string): number | undefined => people.find(({ username }) => username === name)?.id;
  const [writer, master, chief] = [idOf('tech'), idOf('master.pioneer'), idOf('ce.pioneer')];
  const ship = (await vesselsOf(ctx)).find(({ nameEn }) => nameEn === 'HAI YUE PIONEER');
  const role = (await roleIds(ctx, ['MASTER'])).get('MASTER');
  if (!writer || !master || !chief || !unit || !ship || !role) return undefined;
  const then = (ago: number): Date => new Date(ctx.now.getTime() - ago * DAY_MS);
  return {
    by: async (ago) => {
      const person = await asPerson(ctx, writer, then(ago));
      return { ...person, user: { ...person.user, scope: { vessel: 'all', organization: 'all' } } };
    },
    master: (ago) => asPerson(ctx, master, then(ago)),
    chief: (ago) => asPerson(ctx, chief, then(ago)),
    unit: unit.id,
    ship: ship.id,
    roles: [role],
    files,
  };
}

type Written = {
  readonly documentId: number;
  readonly ago: number;
  readonly changeNote: string;
  /** Absent: the day after it was written, on which it is approved. */
  readonly from?: string;
};

/** A version as it is written, with its file where files are kept. */
async function write(cast: Cast, { documentId, ago, changeNote, from }: Written): Promise<number> {
  const by = await cast.by(ago);
  const content = Readable.from([Buffer.from(`${changeNote}\r\n`)]);
  const papers = cast.files ? [(await storeFile(by, cast.files, { name: '正文.txt', content })).id] : null;
  const row = await createVersion(by, {
    documentId,
    changeNote,
    papers,
    keptAt: papers ? null : '安质部文件柜',
    effectiveDate: from ?? daysAfter(officeDay(by.now), 1),
  });
  return row.id;
}

type Sent = { readonly id: number; readonly ago: number; readonly course: 'sent' | 'rejected' | 'approved' };

/** Sent on its way, and approved or returned on the next day. */
async function send(ctx: Ctx, cast: Cast, { id, ago, course }: Sent): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  if (!desk) return;
  const run = await desk.submit(await cast.by(ago), { resource: documentVersion.name, recordId: id });
  if (course === 'sent') return;
  for (let i = 0; i < 6; i += 1) {
    const [next] = await desk.waitsFor(ctx, run);
    if (next === undefined) break;
    const who = await asPerson(ctx, next, new Date(ctx.now.getTime() - (ago - 1) * DAY_MS));
    if (course === 'rejected') return desk.act(who, run, { act: 'reject', opinion: '补充夜间加油的要求。' });
    await desk.act(who, run, { act: 'approve', opinion: '同意。' });
  }
}

async function tell(ctx: Ctx, cast: Cast, { course }: DocumentStory, documentId: number): Promise<void> {
  if (course === 'none') return;
  const first = await write(cast, {
    documentId,
    ago: FIRST,
    changeNote: '首次发布。',
    ...(course === 'approved' && { from: daysAfter(officeDay(ctx.now), AHEAD) }),
  });
  if (course === 'draft') return;
  await send(ctx, cast, { id: first, ago: FIRST, course: course === 'rejected' ? 'rejected' : 'approved' });
  if (course === 'revised' || course === 'sent') {
    const next = await write(cast, { documentId, ago: LATER, changeNote: '按内审意见补充职责与记录要求。' });
    await send(ctx, cast, { id: next, ago: LATER, course: course === 'sent' ? 'sent' : 'approved' });
  }
  const by = await cast.by(LATER);
  if (course === 'withdrawn') await versionActs(by, 'withdraw', first, { reason: '附录有误，修订后重发。' });
  if (course === 'ended') await documentActs(by, 'end', documentId, { reason: '全部船舶已改用电子海图。' });
}

/** What the master signed, and what he and the chief engineer ask to be changed: one of each outcome. */
async function tellShip(cast: Cast): Promise<void> {
  const [master, chief] = [await cast.master(8), await cast.chief(8)];
  const latestOf = async (ctx: Ctx, docNo: string) => {
    const got = await recordsOf(receipt).find(ctx, { fileKind: 'DOCUMENT', userId: ctx.user.id });
    const known = got.filter(({ fileTitle, shipId }) => shipId !== null && fileTitle?.startsWith(`${docNo} `));
    return known.toSorted((one, other) => other.id - one.id)[0];
  };
  const current = await latestOf(master, 'SMS-P-01');
  const manual = await latestOf(master, 'SMS-M-01');
  const emergency = await latestOf(chief, 'SMS-P-02');
  if (!current || !manual || !emergency) return;
  await receiptActs(master, 'sign', manual.id);
  const ask = (ctx: Ctx, receiptId: number, proposal: string) =>
    createRequest(ctx, { receiptId, proposal, grounds: '船上演练时发现。' });
  const accepted = await ask(master, current.id, '补充救援人员站位图。');
  const refused = await ask(master, manual.id, '船长复审改为每三年一次。');
  await ask(chief, emergency.id, '应急部署表增加英文对照。');
  const by = await cast.by(6);
  await requestActs(by, 'accept', accepted.id);
  await requestActs(by, 'refuse', refused.id, { reason: '规则要求船长每年复审。' });
}

/** The tree of the safety management system, each document at a stage of its own. */
export async function demoDocuments(ctx: Ctx, files: Demo['files']): Promise<void> {
  const cast = await castOf(ctx, files);
  if (!cast) return;
  const by = await cast.by(FIRST + 1);
  const ids = new Map<string, number>();
  for (const [i, story] of DOCUMENT_STORIES.entries()) {
    const { docNo, title, titleEn, under, docType, nodeKind, ismClause, confidential } = story;
    const isDocument = nodeKind === 'DOCUMENT';
    const row = await createDocument(by, {
      docNo,
      title,
      titleEn,
      nodeKind,
      parentId: under ? ids.get(under) : null,
      docType: docType ?? null,
      ismClause: ismClause ?? null,
      organizationId: cast.unit,
      secrecy: confidential ? 'CONFIDENTIAL' : 'INTERNAL',
      reviewMonths: isDocument ? 24 : null,
      // Nobody is reminded of the demo's own.
      ackDays: isDocument ? 90 : null,
      sortNum: (i + 1) * 10,
      shipIds: isDocument && !confidential ? [cast.ship] : null,
      roleIds: confidential ? cast.roles : null,
    });
    ids.set(docNo, row.id);
    await tell(ctx, cast, story, row.id);
  }
  await tellShip(cast);
}
