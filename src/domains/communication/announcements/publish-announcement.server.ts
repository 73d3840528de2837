import { AppError } from '../../../kernel/errors.ts';
import { type ApprovalTree, approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Schedule } from '../../../kernel/server/jobs/jobs.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { type AnnouncementRow, announcement } from './announcement.resource.ts';
import { audienceOf } from './audience.server.ts';

const records = recordsOf(announcement);

/** The leader of the publishing department or a general manager, whoever is first. */
const FLOW: ApprovalTree = {
  nodes: [
    approveNode({
      id: 'release',
      name: { zh: '发布审批', en: 'Release' },
      people: [
        { by: 'leader', of: 'document', up: 0 },
        { by: 'role', roles: ['GM'] },
      ],
    }),
    endNode(),
  ],
};

/** Tells the audience once, on the first day that the announcement holds. */
async function announce(ctx: Ctx, row: AnnouncementRow): Promise<void> {
  await records.patch(ctx, row.id, { notifiedAt: ctx.now.toISOString() }, { action: 'announce' });
  await notify(ctx, {
    to: await audienceOf(ctx, row.organizationIds),
    kind: 'system.announcement',
    title: { zh: `公告：${row.title}`, en: `Announcement: ${row.title}` },
    link: recordAddress(announcement.name, row.id),
    resource: announcement.name,
    recordId: row.id,
  });
}

async function publish(ctx: Ctx, row: AnnouncementRow): Promise<void> {
  await records.patch(ctx, row.id, { publishedAt: ctx.now.toISOString() }, { action: 'publish' });
  if (row.validFrom <= officeDay(ctx.now)) await announce(ctx, row);
}

export const announcementApproval = approvable(announcement, {
  conditionFields: ['organizationIds', 'organizationId', 'pinned'],
  facts: ['title', 'organizationIds', 'validFrom', 'validTo', 'pinned', 'content'],
  organization: 'organizationId',
  flow: FLOW,
  page: (recordId) => recordAddress('communication.announcement', recordId),
  beforeSubmit: async (ctx, { validTo }) => {
    if (validTo && validTo < officeDay(ctx.now)) {
      throw new AppError('RULE', {
        zh: '失效日已过，须先修改失效日',
        en: 'It ended before today; change the end first',
      });
    }
  },
  onApproved: publish,
});

/** Announcements that begin today are told to their audience in the morning. */
export async function announceDue(ctx: Ctx): Promise<number> {
  const due = await ctx.db.query<{ id: number }>(
    `select id from communication_announcement where deleted_at is null and status = 'APPROVE' and notified_at is null
     and valid_from <= $1 and (valid_to is null or valid_to >= $1) order by id for update skip locked`,
    [officeDay(ctx.now)],
  );
  for (const { id } of due) await announce(ctx, await records.get(ctx, id));
  return due.length;
}

export const announcementSchedules: Readonly<Record<string, Schedule>> = {
  'system.announce': {
    label: { zh: '发布到期公告', en: 'Announce what begins today' },
    cron: '5 8 * * *',
    run: async ({ transaction }) => {
      const told = await transaction('公告生效', announceDue);
      return { zh: `发布 ${told} 份`, en: `${told} announced` };
    },
  },
};
