import type { Reply } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import type { certificateMatrixCall } from './certificate.calls.ts';
import { certStateOf, isNeeded, type Need } from './certificate.rules.ts';
import { CERT_STATES, type CertState } from './certificate-words.text.ts';
import type { Window } from './windows.rules.ts';

type Matrix = Reply<typeof certificateMatrixCall>;

type Type = {
  readonly id: number;
  readonly name: string;
  readonly nameEn: string;
  readonly needs: readonly Need[];
};

const readTypes = (ctx: Ctx): Promise<Type[]> =>
  ctx.db.query<Type>({
    name: 'qhse-certificate-types-with-needs',
    text: `select t.id, t.name, t.name_en as "nameEn",
        coalesce((select json_agg(json_build_object('ships', n.ships, 'tradeArea', n.trade_area, 'flag', n.flag))
          from qhse_certificate_need n where n.parent_id = t.id), '[]') as needs
      from qhse_certificate_type t where t.deleted_at is null and coalesce(t.active, true) and t.holder = 'SHIP' order by t.id`,
  });

type Held = {
  readonly id: number;
  readonly shipId: number;
  readonly typeId: number;
  readonly expiryDate: string | null;
  readonly extendedTo: string | null;
  readonly surveys: readonly Window[];
};

const readCurrent = (ctx: Ctx, ships: readonly number[]): Promise<Held[]> =>
  ctx.db.query<Held>({
    name: 'qhse-current-certificates-of-ships',
    text: `select b.id, b.ship_id as "shipId", b.type_id as "typeId", b.expiry_date as "expiryDate", b.extended_to as "extendedTo",
        coalesce((select json_agg(json_build_object('windowFrom', v.window_from, 'windowTo', v.window_to,
          'doneDate', v.done_date, 'credited', coalesce(v.credited, false)))
          from qhse_certificate_survey v where v.parent_id = b.id), '[]') as surveys
      from qhse_ship_certificate b where b.standing = 'CURRENT' and b.deleted_at is null and b.ship_id = any($1::bigint[])`,
    values: [ships],
  });

/** The worse the earlier: of several items the one that asks for most is shown. */
const RANK = Object.keys(CERT_STATES) as CertState[];

type Mark = Matrix['rows'][number]['marks'][number];

function marksOf(held: readonly Held[], today: string): Mark[] {
  const marks = held.map(({ id, typeId, ...one }) => ({
    id,
    typeId,
    certState: certStateOf({ ...one, standing: 'CURRENT' }, today) ?? 'VALID',
    endsOn: one.extendedTo ?? one.expiryDate,
  }));
  const worst = marks.toSorted((a, b) => RANK.indexOf(a.certState) - RANK.indexOf(b.certState));
  return [...Map.groupBy(worst, ({ typeId }) => typeId).values()].flatMap(([first]) => first ?? []);
}

/** Types that a ship holds or must hold, by the ships that the caller sees. */
export async function certificateMatrix(ctx: Ctx): Promise<Matrix> {
  const ships = await vesselsOf(ctx);
  const types = await readTypes(ctx);
  const held = await readCurrent(
    ctx,
    ships.map(({ id }) => id),
  );
  const byShip = Map.groupBy(held, ({ shipId }) => shipId);
  const today = officeDay(ctx.now);
  const rows = ships.map((ship) => {
    const marks = marksOf(byShip.get(ship.id) ?? [], today);
    const has = new Set(marks.map(({ typeId }) => typeId));
    return {
      shipId: ship.id,
      ship: (ctx.lang === 'en' && ship.nameEn) || ship.name,
      marks,
      missing: types.filter(({ id, needs }) => !has.has(id) && isNeeded(needs, ship)).map(({ id }) => id),
    };
  });
  const used = new Set(rows.flatMap(({ marks, missing }) => [...marks.map(({ typeId }) => typeId), ...missing]));
  return {
    types: types
      .filter(({ id }) => used.has(id))
      .map(({ id, name, nameEn }) => ({ id, name: (ctx.lang === 'en' && nameEn) || name })),
    rows,
  };
}
