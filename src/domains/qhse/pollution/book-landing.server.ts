import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Given } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { serve } from '../../../kernel/server/http/endpoint.ts';
import { WASTES_REPORTED } from '../../voyage/public.ts';
import type { Facility } from '../constants/constant-words.text.ts';
import { tankCapacity } from '../constants/tank-capacity.resource.ts';
import { bookLandingCall } from './pollution.calls.ts';
import { createLine } from './pollution.server.ts';
import { type Book, type Code, POLLUTION_TEXT as TEXT, type WasteClass } from './pollution-words.text.ts';
import { wasteLanding } from './waste-landing.resource.ts';

type Landed = {
  readonly book: Book;
  readonly entryCode: Code;
  readonly itemNo: string;
  readonly tanks: readonly Facility[];
};

/** Book, code, item and tanks of what goes ashore: bilge water by D 15.2, slops by J 57.1 (MARPOL annex I, appendix III). */
const LANDED: Readonly<Record<WasteClass, Landed>> = {
  OILY: { book: 'ORB1', entryCode: 'ORB1_D', itemNo: '15.2', tanks: ['BILGE', 'OILY_WATER'] },
  SLOP: { book: 'ORB2', entryCode: 'ORB2_J', itemNo: '57.1', tanks: ['SLOP'] },
};

type Told = { readonly reportId: number; readonly receiptNo: string; readonly slop: boolean };

/** Receipts that the ship uploaded with what a row stands for. */
async function receiptsOf(ctx: Ctx, { reportId, receiptNo, slop }: Told): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'qhse-landing-receipts',
    text: `select distinct w.receipt_file as id from ${WASTES_REPORTED} w where w.report_id = $1 and w.receipt_no = $2
      and (w.waste_code = 'wasteTankWash') = $3 and w.landed > 0 and w.receipt_file is not null order by 1`,
    values: [reportId, receiptNo, slop],
  });
  return rows.map(({ id }) => id);
}

type Asked = Given<typeof bookLandingCall>['body'];

/** Writes the line as the report tells it, with the same receipt; whoever is in charge looks at it and signs. */
async function bookLanding(ctx: Ctx, { landingId, tankId, portId }: Asked): Promise<{ id: number }> {
  const { booking, shipId, landTime, landed, receiptNo, reportId, wasteClass } = await recordsOf(wasteLanding).get(
    ctx,
    landingId,
  );
  if (booking !== 'MISSING') throw new AppError('RULE', TEXT.takenAlready);
  if (!reportId || !wasteClass || !receiptNo) throw new AppError('RULE', TEXT.receiptNeeded);
  const { book, entryCode, itemNo, tanks } = LANDED[wasteClass];
  const [tank] = await recordsOf(tankCapacity).find(ctx, { id: tankId }, { only: ['tankType'] });
  if (!tank || !tanks.includes(tank.tankType)) throw invalid([{ field: 'tankId', message: TEXT.tankOfBook }]);
  const receiptFiles = await receiptsOf(ctx, { reportId, receiptNo, slop: wasteClass === 'SLOP' });
  const { id } = await createLine(ctx, {
    shipId,
    book,
    entryCode,
    itemNo,
    startTime: landTime,
    endTime: landTime,
    method: 'RECEPTION',
    tankId,
    quantityM3: landed,
    portId,
    receiptNo,
    receiptFiles: receiptFiles.length > 0 ? receiptFiles : null,
  });
  return { id };
}

export const bookLandingEndpoint = serve(bookLandingCall, (ctx, { body }) => bookLanding(ctx, body));
