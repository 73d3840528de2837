import { AppError } from '../../../kernel/errors.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { notifyEach } from '../../../kernel/server/notify.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { holdersOf, organizationRows, PEOPLE } from '../../identity/public.server.ts';
import { withBelow } from '../../identity/public.ts';
import { receipt } from './receipt.resource.ts';
import type { SystemFileRow } from './system-file.resource.ts';
import { dueOfLate, type Receiver, receiversOf } from './system-file.rules.ts';
import { FILE_KINDS, FILE_TEXT as TEXT } from './system-file-words.text.ts';

export const FILE_MESSAGE = 'qhse.systemFile';

const receipts = recordsOf(receipt);

type Only = { readonly ships?: true };

/** Whom a file is for today; with `ships` those on board of its ships alone. */
async function audienceOf(ctx: Ctx, file: SystemFileRow, { ships: onlyShips }: Only): Promise<Receiver[]> {
  const units = onlyShips || !file.unitIds?.length ? [] : withBelow(await organizationRows(ctx), file.unitIds);
  const holders = onlyShips || !file.roleIds?.length ? [] : await holdersOf(ctx, { roleIds: file.roleIds });
  const ships = file.shipIds?.length ? await vesselsOf(ctx) : [];
  const people = await ctx.db.query<{ id: number; organizationId: number | null; organizationIds: number[] | null }>({
    name: 'qhse-people-with-accounts',
    text: `select u.id, u.organization_id as "organizationId", u.organization_ids as "organizationIds" from ${PEOPLE} u
      where u.deleted_at is null and coalesce(u.enabled, true) and (u.expires_on is null or u.expires_on >= $1) order by u.id`,
    values: [officeDay(ctx.now)],
  });
  return receiversOf(people, {
    units: new Set<number>(units),
    ships: ships.filter(({ id }) => file.shipIds?.includes(id)),
    people: new Set([...holders, ...((!onlyShips && file.personIds) || [])]),
  });
}

/** What a file is called in messages: its kind and its title. */
const nameOf = ({ fileKind, title, titleEn }: Pick<SystemFileRow, 'fileKind' | 'title' | 'titleEn'>) => ({
  zh: `${FILE_KINDS[fileKind].zh}：${title}`,
  en: `${FILE_KINDS[fileKind].en}: ${titleEn || title}`,
});

/** Gives everybody whom it is for a receipt who has none yet, and tells them. Answers how many. */
export async function deliver(ctx: Ctx, file: SystemFileRow, only: Only = {}): Promise<number> {
  const system = asSystem(ctx, TEXT.delivered.zh);
  const known = new Set(
    (await receipts.find(system, { fileId: file.id }, { only: ['userId'] })).map(({ userId }) => userId),
  );
  const fresh = (await audienceOf(system, file, only)).filter(({ userId }) => !known.has(userId));
  const today = officeDay(ctx.now);
  const ids = await receipts.createMany(
    system,
    fresh.map(({ userId, shipId }) => ({
      draft: {
        fileId: file.id,
        userId,
        shipId,
        fileKind: file.fileKind,
        importance: file.importance,
        ackMode: file.ackMode,
        ackDue: dueOfLate(file.ackDue, today),
        answerDue: file.answerNeeded && file.answerDue ? dueOfLate(file.answerDue, today) : null,
        answerStanding: file.answerNeeded ? 'AWAITED' : 'NOT_ASKED',
      },
      server: { fileTitle: file.title, deliverTime: ctx.now.toISOString() },
    })),
  );
  await notifyEach(
    ctx,
    FILE_MESSAGE,
    ids.map((id, i) => ({
      to: [fresh[i]!.userId],
      title: nameOf(file),
      link: recordAddress(receipt.name, id),
      resource: receipt.name,
      recordId: id,
    })),
  );
  return ids.length;
}

/** A file that reaches nobody is not published. */
export async function deliverFirst(ctx: Ctx, file: SystemFileRow): Promise<void> {
  if ((await deliver(ctx, file)) === 0) throw new AppError('RULE', TEXT.nobodyThere);
}

/** Tells once more those who have not read it, or not signed what is to be signed. */
export async function remindReaders(ctx: Ctx, file: SystemFileRow): Promise<void> {
  const waiting = await receipts.find(
    asSystem(ctx, TEXT.remindWord.zh),
    { fileId: file.id, standing: file.ackMode === 'SIGN' ? ['rc_unread', 'rc_read'] : ['rc_unread'] },
    { only: ['userId'] },
  );
  if (waiting.length === 0) throw new AppError('RULE', TEXT.allRead);
  const { zh, en } = nameOf(file);
  await notifyEach(
    ctx,
    FILE_MESSAGE,
    waiting.map(({ id, userId }) => ({
      to: [userId],
      title: { zh: `${TEXT.remindWord.zh}：${zh}`, en: `${TEXT.remindWord.en}: ${en}` },
      link: recordAddress(receipt.name, id),
      resource: receipt.name,
      recordId: id,
    })),
  );
}

/** Tells everybody who received it that it holds no more. */
export async function tellWithdrawn(ctx: Ctx, file: SystemFileRow, reason: string): Promise<void> {
  const all = await receipts.find(asSystem(ctx, TEXT.withdrawWord.zh), { fileId: file.id }, { only: ['userId'] });
  const { zh, en } = nameOf(file);
  await notifyEach(
    ctx,
    FILE_MESSAGE,
    all.map(({ id, userId }) => ({
      to: [userId],
      title: { zh: `${TEXT.withdrawWord.zh}：${zh}`, en: `${TEXT.withdrawWord.en}: ${en}` },
      text: { zh: reason, en: reason },
      link: recordAddress(receipt.name, id),
      resource: receipt.name,
      recordId: id,
    })),
  );
}
