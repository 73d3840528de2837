import { AppError } from '../../../kernel/errors.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type ActHandler, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import type { Text } from '../../../kernel/text.ts';
import { vesselById } from '../../fleet/public.server.ts';
import { holdersOf, whoSees } from '../../identity/public.server.ts';
import { aboard } from '../messages/voyage-messages.server.ts';
import { voyage } from '../voyages/voyage.resource.ts';
import { dispatchFlow, SHIPS_OWN } from './dispatch.flow.ts';
import { type DispatchRow, dispatch } from './dispatch.resource.ts';

const voyages = recordsOf(voyage);

/** The accounts of the ship, and whether whoever acts is one of them. */
async function sidesOf(ctx: Ctx, shipId: number): Promise<{ ship: number[]; isAboard: boolean }> {
  const ship = await aboard(ctx, shipId);
  return { ship, isAboard: ship.includes(ctx.user.id) };
}

/** Accounts of a ship write to the office, the office to either side: what a call from sea said is written down ashore. */
const saves = savesOf(dispatch, {
  needs: ['shipName'],
  served: async (ctx, { row, before, wrong }) => {
    if (row.voyageId && row.voyageId !== before?.voyageId) {
      const { shipName } = await voyages.get(ctx, row.voyageId);
      if (shipName !== row.shipName) wrong('voyageId', '航次不属于该船', 'It is not a voyage of this ship');
    }
    if (!before && row.direction === 'TO_SHIP' && (await sidesOf(ctx, row.shipName)).isAboard)
      wrong('direction', '船上发出的记录方向须为“船发岸”', 'What a ship sends goes to the office');
    return {};
  },
  made: async (ctx) => ({ recordNo: await nextSerial(ctx, dispatch.name, 'DR-{yy}{0000}'), waits: true }),
});

async function shipWords(ctx: Ctx, shipId: number): Promise<Text> {
  const ship = await vesselById(ctx, shipId);
  return { zh: ship?.name ?? '', en: ship?.nameEn || ship?.name || '' };
}

type Told = { readonly kind: string; readonly to: readonly number[]; readonly title: Text };

const tell = (ctx: Ctx, { id, content }: DispatchRow, { to, ...message }: Told): Promise<number> =>
  notify(ctx, {
    ...message,
    to: to.filter((person) => person !== ctx.user.id),
    text: { zh: content, en: content },
    link: recordAddress(dispatch.name, id),
    resource: dispatch.name,
    recordId: id,
  });

/** Whoever is to acknowledge it is told at once: the ship, or the operators who look after her. */
export async function createDispatch(ctx: Ctx, draft: Parameters<typeof saves.create>[1]): Promise<DispatchRow> {
  const row = await saves.create(ctx, draft);
  const ship = await shipWords(ctx, row.shipName);
  if (row.direction === 'TO_SHIP') {
    const to = await aboard(ctx, row.shipName);
    const title = {
      zh: `${ship.zh}：岸方指令 ${row.recordNo}`,
      en: `${ship.en}: order ${row.recordNo} from the office`,
    };
    await tell(ctx, row, { kind: 'voyage.dispatched', to, title });
  } else {
    const operators = await holdersOf(ctx, { roles: ['OPERATOR'] });
    const to = await whoSees(ctx, operators, { vesselId: row.shipName });
    const title = { zh: `${ship.zh} 来文 ${row.recordNo}`, en: `${ship.en} wrote: ${row.recordNo}` };
    await tell(ctx, row, { kind: 'voyage.dispatched', to, title });
  }
  return row;
}

/** Whoever got it has read it; whoever sent it is told. */
const acknowledge: ActHandler<typeof dispatch.fields> = async (ctx, { row, move }) => {
  const moved = await move({ ackName: ctx.user.name, ackTime: ctx.now.toISOString() });
  const ship = await shipWords(ctx, row.shipName);
  await tell(ctx, row, {
    kind: 'voyage.acknowledged',
    to: await authorOf(ctx, row.id),
    title: {
      zh: `${ship.zh}：${row.recordNo} 已由 ${ctx.user.name} 确认收悉`,
      en: `${ship.en}: ${row.recordNo} was acknowledged by ${ctx.user.name}`,
    },
  });
  return moved;
};

export const dispatchActs = serveActs(dispatch, dispatchFlow, {
  // Whoever holds every permission ashore is not aboard for that.
  acknowledge: async (ctx, acting) => {
    if (!(await sidesOf(ctx, acting.row.shipName)).isAboard) throw new AppError('FORBIDDEN', SHIPS_OWN);
    return acknowledge(ctx, acting);
  },
  receive: acknowledge,
  done: (ctx, { values, move }) =>
    move({ ...values, waits: false, doneName: ctx.user.name, doneTime: ctx.now.toISOString() }),
});

async function authorOf(ctx: Ctx, id: number): Promise<number[]> {
  const rows = await ctx.db.query<{ author: number | null }>({
    name: 'voyage-dispatch-author',
    text: 'select create_by as author from voyage_dispatch where id = $1',
    values: [id],
  });
  return rows.flatMap(({ author }) => author ?? []);
}

export const dispatchEndpoints: readonly Endpoint[] = [
  ...dispatchActs.endpoints,
  ...crudEndpoints(dispatch, { omit: ['import'], ...saves, create: createDispatch }),
];
