import { recordAddress } from '../../../kernel/record-address.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { type InquiryRow, inquiry } from '../inquiries/inquiry.resource.ts';
import { award } from './award.resource.ts';

export const awards = recordsOf(award);

export const AWARD_TAKEN_BACK = 'purchasing.awardTakenBack';

type Open = { readonly id: number; readonly awardNo: string; readonly createBy: number };

/** Awards of an inquiry on which nobody has decided yet. */
export const openAwards = (ctx: Ctx, inquiryId: number): Promise<Open[]> =>
  ctx.db.query<Open>({
    name: 'purchasing-open-awards',
    text: `select id, award_no as "awardNo", create_by as "createBy" from purchasing_award
           where inquiry_id = $1 and status in ('USE', 'IN_AUDIT') and deleted_at is null order by id`,
    values: [inquiryId],
  });

/** What it awards is no longer what is offered: drafts of awards go, and those who wrote them are told. */
export async function takeBackAwards(
  ctx: Ctx,
  { id: inquiryId, inquiryNo }: Pick<InquiryRow, 'id' | 'inquiryNo'>,
  reason: string,
): Promise<void> {
  for (const { id, awardNo, createBy } of await openAwards(ctx, inquiryId)) {
    await awards.remove(asSystem(ctx, reason), id);
    await notify(ctx, {
      to: [createBy],
      kind: AWARD_TAKEN_BACK,
      title: {
        zh: `定标 ${awardNo} 已收回：${inquiryNo}，${reason}`,
        en: `Award ${awardNo} of ${inquiryNo} was taken back: ${reason}`,
      },
      link: recordAddress(inquiry.name, inquiryId),
      resource: inquiry.name,
      recordId: inquiryId,
    });
  }
}
