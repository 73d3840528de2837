import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { inScope } from '../../../kernel/server/permit/permit.ts';
import { localDate } from '../../../kernel/value/zone.ts';
import { boardRows } from '../board/board.server.ts';
import { SHORE_ZONE } from '../ship-time.rules.ts';
import { remindCall } from './remind.calls.ts';
import { aboard, named } from './voyage-messages.server.ts';

/** Tells the ship's accounts that its report is due, with the way to the form; a second time on the same day tells nobody twice. */
export async function remindShip(ctx: Ctx, shipId: number): Promise<{ told: number }> {
  const [row] = inScope(ctx.user, 'vessel', shipId)
    ? await boardRows(ctx, { confirmedOnly: false, shipIds: [shipId] })
    : [];
  if (!row) throw new AppError('NOT_FOUND', { zh: '找不到这艘船', en: 'There is no such ship' });
  const ship = named(row);
  if (row.dueState !== 'due' && row.dueState !== 'late')
    throw new AppError('WRONG_STATE', {
      zh: `${ship.zh} 目前没有应报未报的正午报`,
      en: `${ship.en} owes no noon report now`,
    });
  const accounts = await aboard(ctx, shipId);
  if (accounts.length === 0)
    throw new AppError('WRONG_STATE', {
      zh: `${ship.zh} 没有可接收消息的船舶账号，可联系系统管理员开设`,
      en: `${ship.en} has no account that could be told; an administrator can open one`,
    });
  const day = localDate({ utc: row.dueAt ?? '', zone: row.zone ?? SHORE_ZONE });
  const told = await notify(ctx, {
    to: accounts,
    kind: 'voyage.reminded',
    title: {
      zh: `${ctx.user.name} 催报：${ship.zh} ${day} 正午报`,
      en: `${ctx.user.name} asks for the noon report of ${ship.en}, ${day}`,
    },
    text: {
      zh: `上一份报告距今 ${row.ageHours ?? '—'} h。`,
      en: `The last report is ${row.ageHours ?? '—'} h old.`,
    },
    link: `/voyage/report-form-new?shipId=${shipId}&type=NOON`,
    resource: 'fleet.vessel',
    recordId: shipId,
    key: `voyage.reminded:${shipId}:${row.dueAt}:${localDate({ utc: ctx.now.toISOString(), zone: SHORE_ZONE })}`,
  });
  return { told };
}

export const remindEndpoint: Endpoint = serve(remindCall, (ctx, { params }) => remindShip(ctx, params.shipId));
