import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { job } from '../../identity/public.ts';
import { createNote, handoverActs } from './handover.server.ts';
import type { HandoverNoteRow } from './handover-note.resource.ts';

type Story = {
  readonly post: string;
  readonly wholeDepartment: boolean;
  readonly ownWords: string;
  readonly until: HandoverNoteRow['noteStatus'];
};

const STORIES: readonly Story[] = [
  {
    post: 'SECOND_ENGINEER',
    wholeDepartment: false,
    ownWords: '二号发电机第三缸排温偏高，负荷不超过七成；海水泵备件已订，下一港到船。',
    until: 'SIGNED',
  },
  {
    post: 'THIRD_ENGINEER',
    wholeDepartment: false,
    ownWords: '主空压机二级阀片磨损，换下的留在机修间；分油机排渣时间已调为 60 分钟。',
    until: 'GIVEN',
  },
  {
    post: 'CHIEF_ENGINEER',
    wholeDepartment: true,
    ownWords: '舵机一号泵组待岸基服务，航行中两组并用；其余见所列工单。',
    until: 'DRAFT',
  },
];

/** On the ship of the chief engineer a note at each stage: he hands over, the master takes over for whoever comes. */
export async function demoHandovers(ctx: Ctx): Promise<void> {
  const [chief] = await holdersOf(ctx, { roles: ['CHIEF_ENGINEER'] });
  const [master] = await holdersOf(ctx, { roles: ['MASTER'] });
  if (chief === undefined || master === undefined) return;
  const giver = await asPerson(ctx, chief, ctx.now);
  const taker = await asPerson(ctx, master, ctx.now);
  const [ship] = await vesselsOf(giver);
  if (!ship) return;
  const posts = await recordsOf(job).find(ctx, { code: STORIES.map(({ post }) => post) }, { only: ['code'] });
  for (const { post, wholeDepartment, ownWords, until } of STORIES) {
    const found = posts.find(({ code }) => code === post);
    if (!found) continue;
    const handoverDate = officeDay(ctx.now);
    const { id } = await createNote(giver, {
      shipId: ship.id,
      postId: found.id,
      wholeDepartment,
      handoverDate,
      ownWords,
    });
    if (until !== 'DRAFT') await handoverActs(giver, 'give', id);
    if (until === 'SIGNED') await handoverActs(taker, 'accept', id);
  }
}
