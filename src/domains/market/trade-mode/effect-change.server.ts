import { invalid, refuseFor } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import type { ActHandler } from '../../../kernel/server/crud/act-endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { dictText, readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { fill, type Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { instant } from '../../../kernel/value/zone.ts';
import { vessel } from '../../fleet/public.ts';
import { oilOnBoard, VOYAGES } from '../../voyage/public.server.ts';
import { certificatesFor } from '../certificates/certificate.server.ts';
import type { changeFlow } from './change.flow.ts';
import type { ChangeRow, tradeModeChange } from './change.resource.ts';
import { PAPER_OF, CHANGE_TEXT as TEXT, TRADES, type Trade } from './change.text.ts';
import { bondedProblems, oilProblems, stepProblems } from './effect.rules.ts';
import { turnAt } from './trade-days.rules.ts';
import { type TradeFacts, tradeFacts } from './trade-facts.server.ts';

const ships = recordsOf(vessel);
const EFFECT = '内外贸转换生效';
const KINDS = 'market_certificate_kind';

/** A sentence that names a trade, each language with its own word. */
function withMode(text: Text, mode: Trade, values: Record<string, string> = {}): Text {
  const { zh, en } = TRADES[mode];
  return { zh: fill(text, { ...values, mode: zh }).zh, en: fill(text, { ...values, mode: en.toLowerCase() }).en };
}

/** What the ship sailed and changed before and after speaks against the moment. */
function timeProblems({ fromMode, toMode }: ChangeRow, { sailed, changes, turns }: TradeFacts, at: string): Text[] {
  const last = changes.at(-1);
  if (last && instant(last.at) >= instant(at)) return [fill(TEXT.afterLast, { no: last.changeNo })];
  const before = turnAt(turns, new Date(instant(at) - 1).toISOString());
  const other = sailed.filter((one) => instant(one.at) >= instant(at) && one.mode !== toMode);
  return [
    ...(before && fromMode && before.mode !== fromMode ? [withMode(TEXT.otherThen, fromMode)] : []),
    ...other.map(({ voyageNo, mode }) => withMode(TEXT.sailedOther, mode, { no: voyageNo ?? '' })),
  ];
}

/** The paper of the new trade holds on the day (market 3.9). */
async function paperProblems(ctx: Ctx, { shipId, toMode }: ChangeRow, at: string): Promise<Text[]> {
  const asked = { shipId, required: [PAPER_OF[toMode]], until: officeDay(new Date(at)) };
  const found = (await certificatesFor(asSystem(ctx, EFFECT), asked)).filter(({ passes }) => !passes);
  if (found.length === 0) return [];
  const dictionaries = await readDictionaries(ctx, [KINDS]);
  return found.map(({ certKind, found: how }) => {
    const name = dictText(dictionaries, KINDS, certKind, ctx.lang);
    return fill(how === 'MISSING' ? TEXT.paperMissing : TEXT.paperEnds, { name });
  });
}

/** A ship comes to domestic trade without a foreign parcel on board. */
async function cargoProblems(ctx: Ctx, { shipId, toMode }: ChangeRow): Promise<Text[]> {
  if (toMode === 'FOREIGN') return [];
  const rows = await ctx.db.query<{ no: string }>({
    name: 'market-foreign-cargo-on-board',
    text: `select c.cargo_no as no from market_cargo c join ${VOYAGES} v on v.id = c.voyage_id and v.trade_mode = 'FOREIGN'
      where c.ship_id = $1 and c.cargo_status = 'LOADED' and c.deleted_at is null order by c.id`,
    values: [shipId],
  });
  return rows.map(({ no }) => fill(TEXT.cargoOn, { no }));
}

type Handler = ActHandler<(typeof tradeModeChange)['fields'], (typeof changeFlow.transitions)['effect']>;

/** All is done, the oil is that of the cut report and its duty is settled: from then on she is in the other trade. */
export const effect: Handler = async (ctx, { row, values: { effectiveTime: at }, move }) => {
  if (instant(at) > ctx.now.getTime()) throw invalid([{ field: 'effectiveTime', message: TEXT.future }]);
  const system = asSystem(ctx, EFFECT);
  await ships.held(system, row.shipId);
  const facts = await tradeFacts(ctx, row.shipId);
  const cut = await oilOnBoard(system, { shipId: row.shipId, at });
  refuseFor([
    ...timeProblems(row, facts, at),
    ...stepProblems(row.steps),
    ...(cut ? oilProblems(row.oil, cut.oil) : [TEXT.noReport]),
    ...bondedProblems(row.toMode, row.oil, row.steps),
    ...(await cargoProblems(ctx, row)),
    ...(await paperProblems(ctx, row, at)),
  ]);
  const begun = (one: { readonly at: string }): boolean => instant(one.at) >= instant(at);
  return move({
    effectiveTime: at,
    cutTime: cut?.rptTime ?? null,
    voyageBeforeId: facts.sailed.findLast((one) => !begun(one))?.id ?? null,
    voyageAfterId: facts.sailed.find(begun)?.id ?? null,
  });
};
