import { AppError } from '../../../../kernel/errors.ts';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { answerOf } from '../../../../kernel/server/ports.ts';
import { tradeModeDecided } from '../../public.ts';
import { TRADE_MODES } from '../voyage.resource.ts';
import { lastTradeMode } from './voyage-numbers.server.ts';

type TradeMode = keyof typeof TRADE_MODES;

const decided = async (ctx: Ctx, shipId: number) => answerOf(ctx, tradeModeDecided)?.of(ctx, shipId);

/** The trade that a ship is in: by her last change at the customs, else by what she sailed last, else foreign. */
export async function presentTradeMode(ctx: Ctx, shipId: number): Promise<TradeMode> {
  return (await decided(ctx, shipId))?.mode ?? (await lastTradeMode(ctx, shipId)) ?? 'FOREIGN';
}

/** The trade of a voyage that opens now. A ship that changed by the customs sails in no other. */
export async function tradeModeFor(ctx: Ctx, shipId: number, asked: TradeMode | undefined): Promise<TradeMode> {
  const by = await decided(ctx, shipId);
  if (by && asked && asked !== by.mode)
    throw new AppError('RULE', {
      zh: `该船已按 ${by.changeNo} 转为${TRADE_MODES[by.mode].zh}，不能开${TRADE_MODES[asked].zh}航次；先办理内外贸转换`,
      en: `By ${by.changeNo} the ship is in ${TRADE_MODES[by.mode].en.toLowerCase()} trade: she opens no ${TRADE_MODES[asked].en.toLowerCase()} voyage before she changes`,
    });
  return asked ?? by?.mode ?? (await lastTradeMode(ctx, shipId)) ?? 'FOREIGN';
}
