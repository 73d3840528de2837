import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { creditsItem } from './class.rules.ts';
import { CLASS_TEXT as TEXT } from './class.text.ts';
import { classItem } from './class-item.resource.ts';

const items = recordsOf(classItem);

type Order = {
  readonly id: number;
  readonly orderNo: string | null;
  readonly jobId: number | null;
  readonly doneDate: string | null;
  readonly result: string | null;
};

/** Whoever confirms or reopens an order need not be one who may change class items. */
const asOrder = (ctx: Ctx, { orderNo }: Order): Ctx => asSystem(ctx, `工单 ${orderNo ?? ''}`);

/** What was done by a confirmed order was done of the class items of its job; they wait for the surveyor. */
export async function creditItems(ctx: Ctx, order: Order): Promise<void> {
  const { id, jobId, doneDate } = order;
  if (jobId === null || doneDate === null) return;
  const system = asOrder(ctx, order);
  const found = await items.find(system, { jobId, itemStatus: 'VALID' }, { lock: true });
  for (const item of found.filter(({ lastSurveyDate }) => creditsItem(order, lastSurveyDate)))
    await items.patch(
      system,
      item.id,
      {
        lastSurveyDate: doneDate,
        formerSurveyDate: item.lastSurveyDate,
        formerCredited: item.credited === true,
        credited: true,
        confirmDate: null,
        surveyReport: null,
        creditOrderId: id,
        itemStatus: 'TO_CONFIRM',
      },
      { action: 'byOrder' },
    );
}

/** An order that is open again credits nothing; RULE where a surveyor has confirmed it meanwhile. */
export async function takeBackCredits(ctx: Ctx, order: Order): Promise<void> {
  const system = asOrder(ctx, order);
  const found = await items.find(system, { creditOrderId: order.id }, { lock: true });
  if (found.some(({ itemStatus }) => itemStatus !== 'TO_CONFIRM')) throw new AppError('RULE', TEXT.confirmed);
  for (const item of found)
    await items.patch(
      system,
      item.id,
      {
        lastSurveyDate: item.formerSurveyDate,
        formerSurveyDate: null,
        credited: item.formerCredited === true,
        formerCredited: null,
        creditOrderId: null,
        itemStatus: 'VALID',
      },
      { action: 'orderReopened' },
    );
}
