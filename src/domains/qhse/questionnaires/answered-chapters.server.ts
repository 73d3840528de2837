import type { Ctx } from '../../../kernel/server/context.ts';

/** By number of a question the chapter of the dashboard in which its defects count, of what an inspection was answered by. */
export async function answeredChapters(ctx: Ctx, inspectionId: number): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.db.query<{ no: string; chapter: string }>({
    name: 'qhse-chapters-of-answered',
    text: `select a.question_no as no, a.viq_chapter as chapter
      from qhse_checklist_answer a join qhse_checklist c on c.id = a.parent_id
      where c.inspection_id = $1 and c.deleted_at is null and a.viq_chapter is not null
      order by c.id desc, a.seq desc`,
    values: [inspectionId],
  });
  return new Map(rows.map(({ no, chapter }) => [no, chapter]));
}

/** The number of a questionnaire by which an inspection is still being answered. */
export async function unfinishedChecklist(ctx: Ctx, inspectionId: number): Promise<string | undefined> {
  const [row] = await ctx.db.query<{ no: string }>({
    name: 'qhse-unfinished-checklist',
    text: `select checklist_no as no from qhse_checklist
      where inspection_id = $1 and checklist_status = 'cl_open' and deleted_at is null order by id limit 1`,
    values: [inspectionId],
  });
  return row?.no;
}
